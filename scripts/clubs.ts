import { parseArgs } from "node:util";
import { sportIdOf } from "../shared/sports/stable-id.ts";
import { createOriginClient, OriginError } from "./import/origin-client.ts";
import { originUrl } from "./import/origin-url.ts";

const usage = `usage: npm run clubs -- merge ID INTO [--to URL]    shows the club ID as the club INTO, everywhere
       npm run clubs -- split ID [--to URL]         makes it a club of its own again
ID, INTO: 8 characters, as in the address of a club's page`;
/** Exit statuses: refused, or nothing could be done. */
const exitRefused = 1;
const exitFailed = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  let words: readonly string[];
  let to: string | undefined;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
    words = positionals;
    to = values.to;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  const [verb = "", id = "", into, ...more] = words;
  const isMerge = verb === "merge" && into !== undefined;
  const isSplit = verb === "split" && into === undefined;
  const sportId = sportIdOf(id);
  if ((!isMerge && !isSplit) || more.length > 0 || sportId === null) return fail(usage);
  try {
    const changed = await createOriginClient(originUrl(to)).clubs(sportId, [{ id, into: into ?? null }]);
    if (typeof changed === "string") {
      console.error(changed);
      return exitRefused;
    }
    const outcome = isMerge ? `${id} is shown as ${into}` : `${id} is a club of its own`;
    console.log(changed === 0 ? `${outcome} already` : outcome);
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
