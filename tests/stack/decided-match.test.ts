import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { minutesAgo, postedGames, status, type PostedEvent } from "../support/posted-games.ts";
import { aLeague, textOf } from "../support/posted-league.ts";
import { getPage } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const league = aLeague(sportIds.soccer, "Décidée");
const kickOff = minutesAgo(200);
const at = (minutes: number) => ({ atSeconds: kickOff + minutes * 60 });
const player = (name: string) => ({ id: stableId(sportIds.soccer, "decided player", name), name });
const goal = (id: string, side: 1 | 2, minute: number, more: object = {}) => ({
  id,
  kind: "goal",
  side,
  minute: String(minute),
  ...at(minute > 45 ? minute + 17 : minute),
  ...more,
});
const course = [
  status(eventStatus.firstHalf, at(0).atSeconds),
  goal("first", 1, 12, { player: player("Thauvin"), how: "penalty" }),
  goal("offside", 2, 30),
  { kind: "retracted", incidentId: "offside", reason: "offside", ...at(31) },
  status(eventStatus.halfTime, at(47).atSeconds),
  status(eventStatus.secondHalf, at(62).atSeconds),
  goal("level", 2, 60, { player: player("Keeper"), how: "own-goal" }),
  { kind: "missed-penalty", side: 2, minute: "70", ...at(87) },
  { kind: "card", side: 2, colour: "red", minute: "75", player: player("Tolisso"), ...at(92) },
  goal("winner", 1, 89, { player: player("Saïd") }),
];

describe("the page of a football match", () => {
  let stack: Stack;
  let live: PostedEvent;
  let over: PostedEvent;
  let longer: PostedEvent;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    const { play } = postedGames(stack);
    live = await play(league, "Encore", ...course);
    over = await play(league, "Finie", ...course, status(eventStatus.finished, at(112).atSeconds));
    longer = await play(
      league,
      "Prolongée",
      ...course.slice(0, -1),
      status(eventStatus.extraTime, at(115).atSeconds),
      goal("extra", 1, 100, at(130)),
      status(eventStatus.afterExtraTime, at(150).atSeconds),
    );
  });
  const open = async ({ eventId }: PostedEvent, veil = "") =>
    (await getPage(stack, `/match/${eventId}`, { headers: { cookie: veil === "" ? "" : `veil=${veil}` } })).text();
  /** The text of the card from its title to its method. */
  const cardOf = (html: string) =>
    textOf(/<section[^>]*aria-labelledby="decision-title".*?<details/s.exec(html)?.[0] ?? "").trim();

  it("says what decided it when it is over: each incident by size with its points, and sums that reach 100", async () => {
    const text = cardOf(await open(over));
    expect(text).toMatch(/^Ce qui a décidé chance de victoire\s: Finie A /);
    const rows = [...text.matchAll(/(\d+)&#x27; (.*?) ([+−])(\d+) (?=\d+&#x27;|Le reste)/g)];
    expect(rows.map(([, minute, words, sign]) => [minute, words?.trim().replaceAll(/\s+/g, " "), sign])).toEqual([
      ["89", "Saïd 2–1 But Finie A", "+"],
      ["60", "Keeper 1–1 But contre son camp Finie B", "−"],
      ["12", "Thauvin 1–0 Penalty Finie A", "+"],
      ["75", "Tolisso Carton rouge Finie A", "+"],
    ]);
    const points = rows.map(([, , , , count]) => Number(count));
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    const [, sum = ""] = /résultat\s: ([\d +−]+) = 100/.exec(text) ?? [];
    const terms =
      sum
        .replaceAll(" ", "")
        .replaceAll("−", "-")
        .match(/[+-]?\d+/g) ?? [];
    expect(terms).toHaveLength(rows.length + 2);
    expect(terms.map(Number).reduce((total, term) => total + term, 0)).toBe(100);
    expect(text).toContain("trop peu connus");
  });

  it("marks its curve with the goals and the red card", async () => {
    const html = await open(over);
    const [curve = ""] = /<section class="card analysis chances".*?<\/section>/s.exec(html) ?? [];
    expect([...curve.matchAll(/<text[^>]*>(\d–\d)</g)].map(([, score]) => score)).toEqual(["2–1", "1–1", "1–0"]);
    expect(curve.match(/class="redCard"/g)).toHaveLength(1);
  });

  it("says nothing of it while it is played, or where extra time decided", async () => {
    for (const event of [live, longer]) {
      const html = await open(event);
      expect(html).toContain('id="chances-title"');
      expect(html).not.toContain("decision-title");
      expect(html).not.toContain("MDO÷");
    }
  });

  it("neither says nor sends it to a visitor who hides the result", async () => {
    expect(await open(over)).toContain("MDO÷");
    for (const veil of ["hidden", `some!g.${over.eventId}`]) {
      const html = await open(over, veil);
      expect(html).toContain("Finie A");
      expect(html).not.toContain("decision-title");
      expect(html).not.toMatch(/MDO÷|MGI÷|2–1/);
    }
  });
});
