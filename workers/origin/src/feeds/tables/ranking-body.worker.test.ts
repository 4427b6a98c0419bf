import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeTree } from "../../../../../shared/wire/tree.ts";
import { rankings } from "../../../../../shared/competitions/rankings.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { raceSaturday, readFeed, ringAt, saturday, setClock } from "../../../test/harness.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
const { tennis, "auto-racing": autoRacing } = sportIds;
const hourSeconds = 3600;

beforeEach(async () => {
  await setClock(saturday, tennis);
  await setClock(raceSaturday, autoRacing);
});
afterEach(() => reset());

const idOf = (french: string) => rankings.find(({ key }) => textsIn("fr").rankings[key] === french)?.id ?? "";

type Row = { readonly rank: number; readonly name: string; readonly points: number };

async function rowsOf(name: string): Promise<readonly Row[]> {
  const { roots } = decodeTree((await readFeed(name)).body);
  return roots
    .filter(({ tag }) => tag === "RW")
    .map(({ properties }) => {
      const values = new Map(properties);
      return { rank: Number(values.get("RA")), name: values.get("PN") ?? "", points: Number(values.get("RP")) };
    });
}
const total = (rows: readonly Row[]) => rows.reduce((sum, { points }) => sum + points, 0);

describe("a ranking", () => {
  it("has the players of the world, the strongest first, and keeps still for a week", async () => {
    const name = `ran_${idOf("Classement ATP")}_1`;
    const rows = await rowsOf(name);
    expect([rows.length, rows[0]?.rank, rows[0]?.name]).toEqual([50, 1, "Sinner J."]);
    expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a));
    const { body } = await readFeed(name);
    await ringAt(saturday + 5 * hourSeconds, tennis);
    expect((await readFeed(name)).body).toBe(body);
  });

  it("is live with what is won this week, running games too", async () => {
    const id = idOf("Classement ATP");
    const both = async (kind: string) => [...(await rowsOf(`${kind}_${id}_1`)), ...(await rowsOf(`${kind}_${id}_2`))];
    const settled = await both("ran");
    const live = await both("ral");
    expect(total(live)).toBeGreaterThan(total(settled));
    expect((total(live) - total(settled)) % 90).toBe(0);
    await ringAt(saturday + 5 * hourSeconds, tennis);
    expect(total(await both("ral"))).toBeGreaterThan(total(live));
  });

  it("of a season counts each race that is over, and the running one when live", async () => {
    const id = idOf("Formule 1 - pilotes");
    // The next race begins tomorrow.
    const over = total(await rowsOf(`ran_${id}_1`));
    // Eight races since March: as many as the championship's own table has.
    expect(over).toBe(8 * 101);
    await setClock(raceSaturday + 21 * hourSeconds + 1800, autoRacing);
    const running = await Promise.all([rowsOf(`ran_${id}_1`), rowsOf(`ral_${id}_1`)]);
    expect(running.map(total)).toEqual([over, over + 101]);
  });

  it("of a season that has not begun is that of the season before", async () => {
    // A week after the season of 2029-30 began by its name, and months before its first race.
    await setClock(Date.UTC(2029, 7, 8) / 1000, sportIds.biathlon);
    const ofBiathlon = rankings.find(({ key }) => key === "biathlon/men")?.id ?? "";
    const rows = await rowsOf(`ran_${ofBiathlon}_1`);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows[0]?.rank).toBe(1);
  });

  it("[C5.04] is 0 after its last page, and where there is none", async () => {
    const id = idOf("Classement ATP");
    const bodies = await Promise.all(
      [`ran_${id}_9`, `ran_${id}_0`, "ran_2Nobody0_1"].map(async (name) => (await readFeed(name)).body),
    );
    expect(bodies).toEqual(["0", "0", "0"]);
  });
});
