import { reset } from "cloudflare:test";
import { afterAll, describe, expect, it } from "vitest";
import type { FeedNameParts } from "../../../shared/wire/feed-name-parts.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { bodyOf, findEvent } from "../test/match-reader.ts";
import { playWorld } from "../test/played-world.ts";

playWorld();
afterAll(() => reset());

type SectionName = FeedNameParts["section"];

/** For each section, what a match of the built-in world answers; providers alone report the rest. */
const exampleOf: Readonly<Record<Exclude<SectionName, "li" | "scr" | "psn" | "psp" | "stp" | "mc" | "se">, Example>> = {
  sui: ["soccer", "over"],
  su: ["hockey", "over"],
  sur: ["volleyball", "over"],
  st: ["soccer", "over"],
  stn: ["tennis", "over"],
  lc: ["handball", "over"],
  lcpo: ["boxing", "over"],
  mh: ["tennis", "over"],
  mhn: ["volleyball", "live"],
  mhs: ["tennis", "live"],
  mhsn: ["badminton", "over"],
  hh: ["soccer", "over"],
  mr: ["basketball", "over"],
  nf: ["soccer", "over"],
  ma: ["soccer", "live"],
  hl: ["soccer", "over"],
  pi: ["auto-racing", "over"],
  hi: ["golf", "live"],
  od: ["soccer", "live"],
  dos: ["soccer", "live"],
};
type Example = readonly [sport: SportName, when: "live" | "over"];

describe("each section", () => {
  it.each(Object.entries(exampleOf))(
    "[C7.04] df_%s is answered for a sport that has it",
    async (section, [sport, when]) => {
      const id = await findEvent(sportIds[sport], when === "live" ? statusType.live : statusType.finished);
      expect(await bodyOf(`df_${section}_1_${id}`)).not.toBe("0");
    },
  );
});

/** Sections that a sport has in the built-in world once its event is over. */
const everyDuel = ["sui", "su", "lc", "lcpo", "mr"];
const inParts = [...everyDuel, "sur"];
const withPoints = [...inParts, "mh", "mhsn"];
const byPoint: readonly SportName[] = ["tennis", "basketball", "volleyball", "badminton", "cricket"];
const framed: readonly SportName[] = ["darts", "snooker", "esports"];
const bouts: readonly SportName[] = ["boxing", "mma"];

function sectionsOf({ name, duel, detailPage }: (typeof sports)[number]): readonly string[] {
  if (!detailPage) return [];
  if (!duel) return name === "golf" ? ["pi", "lc", "hi"] : ["pi", "lc", "mr"];
  if (name === "soccer" || bouts.includes(name)) return bouts.includes(name) ? everyDuel : inParts;
  if (framed.includes(name)) return [...everyDuel, "mh", "mhsn"];
  return byPoint.includes(name) ? withPoints : inParts;
}

describe("the sections of a match of any sport", () => {
  it.each(sports.filter(({ name }) => name !== "winter-sports").map((sport) => [sport.name, sport] as const))(
    "[C7.04] %s answers each section that it has",
    async (_, sport) => {
      // A golf tournament of four days is rarely over in the evening.
      const type = sport.name === "golf" ? statusType.live : statusType.finished;
      const id = await findEvent(sport.id, type);
      const bodies = await Promise.all(
        sectionsOf(sport).map(async (section) => [section, await bodyOf(`df_${section}_1_${id}`)]),
      );
      expect(bodies.filter(([, body]) => body === "0").map(([section]) => section)).toEqual([]);
      // The built-in world has no reporters.
      expect(await bodyOf(`df_mc_1_${id}`)).toBe("0");
    },
  );

  it("[C1.06] has no answer for an event of a sport without such a page", async () => {
    const id = await findEvent(sportIds["horse-racing"], statusType.finished);
    for (const name of [`dc_1_${id}`, `g_1_${id}`, `df_pi_1_${id}`, `df_lc_1_${id}`, `d_su_${id}_en_1`]) {
      expect([name, await bodyOf(name)]).toEqual([name, "0"]);
    }
  });

  it.each([sportIds.tennis, sportIds.volleyball])("shows the running game of sport %i", async (sportId) => {
    const id = await findEvent(sportId, statusType.live);
    expect(await bodyOf(`df_mhs_1_${id}`)).toMatch(/^TS÷GR¬.*A1÷[0-9a-f]{32}¬~$/);
  });
});
