import { parseArgs } from "node:util";
import { createOriginClient, OriginError } from "./import/origin-client.ts";
import { originUrl } from "./import/origin-url.ts";

const usage = "usage: npm run replay -- --day YYYY-MM-DD [--speed 60] [--seed TEXT] [--to URL]";
const exitFailed = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = {
    day: { type: "string" },
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
  const { day, speed, seed, to } = values;
  if (day === undefined) return fail(usage);
  try {
    const started = await createOriginClient(originUrl(to)).replay({ day, speed: Number(speed), seed });
    if (typeof started === "string") return fail(`cannot replay ${day} at speed ${speed}: ${started}`);
    for (const game of started) {
      const time = new Date(game.startSeconds * 1000).toLocaleTimeString("fr-FR");
      console.log(`${time}  ${game.league}: ${game.home} - ${game.away}`);
    }
    console.log(`${started.length} games of ${day} play again at speed ${speed}`);
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
