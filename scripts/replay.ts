import { parseArgs } from "node:util";
import { sportIdOf } from "../shared/sports/stable-id.ts";
import { createOriginClient, OriginError } from "./import/origin-client.ts";
import { originUrl } from "./import/origin-url.ts";

const usage = `usage: npm run replay -- --day YYYY-MM-DD [--match TEXT] [--sport 1] [--speed 60] [--seed TEXT] [--to URL]
       npm run replay -- --event ID [--event ID …] [--speed 60] [--to URL]`;
const exitFailed = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = {
    day: { type: "string" },
    match: { type: "string" },
    event: { type: "string", multiple: true },
    sport: { type: "string", default: "1" },
    speed: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    to: { type: "string" },
  } as const;
  let values;
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  const { day, match, event: eventIds, sport, speed, seed, to } = values;
  if ((day === undefined) === (eventIds === undefined)) return fail(usage);
  const sportId = eventIds === undefined ? Number(sport) : (sportIdOf(eventIds[0] ?? "") ?? Number(sport));
  const request = { sportId, day, match, eventIds, speed: Number(speed), seed };
  try {
    const started = await createOriginClient(originUrl(to)).replay(request);
    if (typeof started === "string") return fail(`cannot replay that at speed ${speed}: ${started}`);
    for (const game of started) {
      const time = new Date(game.startSeconds * 1000).toLocaleTimeString("fr-FR");
      console.log(`${time}  ${game.league}: ${game.home} - ${game.away}`);
    }
    console.log(`${started.length} games play again at speed ${speed}`);
    return 0;
  } catch (error) {
    if (error instanceof OriginError) return fail(error.message);
    throw error;
  }
}

function fail(text: string): number {
  console.error(text);
  return exitFailed;
}
