import { expect, it } from "vitest";
import { encodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { raceSection, roundSection } from "../../../../shared/wire/sections/field-section.ts";
import { holesSection } from "../../../../shared/wire/sections/starter-section.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { Grid } from "../grid/route.tsx";
import { Holes } from "../holes/holes.tsx";
import { Laps } from "../laps/laps.tsx";
import { Rounds } from "../rounds/route.tsx";
import { Stages } from "../stages/stages.tsx";
import { Standings } from "../standings/match-standings.tsx";
import { drawMatch, nowSeconds, textOf } from "../drawn-match.fixture.tsx";
import { Classification, FieldBoard, StarterCard } from "./field-page.tsx";

await loadAllTexts();

const race = { statusType: 2, status: 1014, lapsTotal: 58, lengthKm: 306.2, startSeconds: nowSeconds - 3600 };
const leader: EventFields = {
  id: "1Event00",
  ...race,
  homeName: "Norris L.",
  homeCode: "NOR",
  homeParticipantId: "H",
  homeSlug: "norris-l",
  homeCountryName: "Royaume-Uni",
  rank: 1,
  laps: 31,
  grid: 2,
  team: "McLaren",
  bestLap: "1:35.842",
  qualifying1: "1:20.500",
  qualifying2: "1:19.900",
};
const second: EventFields = {
  ...race,
  id: "B",
  homeName: "Verstappen M.",
  homeCode: "VER",
  rank: 2,
  laps: 31,
  gap: "2.418",
  grid: 1,
  qualifying1: "1:20.100",
  qualifying2: "1:19.700",
};
const options = {
  event: leader,
  others: [second],
  sportId: sportIds["auto-racing"],
  title: "MONDE: Formule 1 - Monza",
};

it("[C1.04] [C1.06] heads the page by the event, its lap, its course, and where the starter is in it", () => {
  const html = drawMatch(<FieldBoard event={leader} />, options);
  expect(html).toMatch(/<h1[^>]*>Monza<\/h1>/);
  expect(html).toMatch(/<progress class="lap-bar" max="58" aria-label="Tour 31\/58" value="31">|value="31" max="58"/);
  expect(textOf(html)).toMatch(
    /^Monza Tour 31\/58 58 tours · 306,2 km · .*, \d\d:\d\d · 2 engagés 1\. Norris L\. McLaren/,
  );
  expect(html).toContain('href="/joueur/norris-l/H/"');
  // On a phone a line ends with a dot, and the number stays beside its word.
  expect(html).toContain("306,2 km\u00a0· ");
  expect(html).toContain("\u00a0· 2\u00a0engagés");
});

it("[C9.09] says of a tied golfer in the head that the place is shared", () => {
  const golfer = { ...leader, golfResult: "-8" };
  const golf = { ...options, event: golfer, others: [{ ...golfer, id: "B" }], sportId: sportIds.golf };
  expect(textOf(drawMatch(<FieldBoard event={golfer} />, golf))).toMatch(/T1 1er ex æquo Norris L\..*−8$/);
  expect(textOf(drawMatch(<FieldBoard event={golfer} />, { ...golf, others: [] }))).toContain(" 1. Norris L.");
});

it("says why a race is not run, in the source's words", () => {
  const cancelled = { ...leader, statusType: 3, status: 5, notice: "Trop de vent." };
  expect(textOf(drawMatch(<FieldBoard event={cancelled} />, { ...options, event: cancelled, others: [] }))).toMatch(
    /^Monza Annulée .* engagés? Trop de vent\. .*Norris/,
  );
});

it("says what the state of a race that is not run means, where its source does not, and marks its rows", () => {
  const moved = { ...leader, statusType: 3, status: 4, rank: null, laps: null };
  const at = { ...options, event: moved, others: [] };
  expect(textOf(drawMatch(<FieldBoard event={moved} />, at))).toContain("L’épreuve aura lieu à une autre date.");
  expect(drawMatch(<Classification />, at)).toContain('class="row starter finished not-run current"');
});

it("[C9.09] lists the whole field with the page's starter lit", () => {
  const html = drawMatch(<Classification />, options);
  expect(html).toMatch(/class="row starter live under-way first current"/);
  expect(textOf(html)).toMatch(/1\. Norris L\..*2\. Verstappen M\..*\+2,418$/);
});

it("[C3.25] says of a starter what is known of it, and nothing else", () => {
  const text = textOf(drawMatch(<StarterCard />, options));
  expect(text).toMatch(
    /^Norris L\. Nationalité Royaume-Uni Équipe McLaren Place sur la grille 2 Tours courus 31 Meilleur tour 1:35,842/,
  );
  expect(text).not.toContain("Jockey");
});

it("[C3.25] draws places by lap and says them in a table, with the stops", () => {
  const body = raceSection.encode({
    sportId: 0,
    rows: [
      { kind: "laps", fields: { eventId: "1Event00", name: "Norris L.", marks: "0:2|8:2|16:1|31:1" } },
      { kind: "laps", fields: { eventId: "B", name: "Verstappen M.", marks: "0:1|8:1|16:2|31:2" } },
      { kind: "stop", fields: { eventId: "B", number: 1, lap: 14, time: "21.4" } },
    ],
    signature: "",
  });
  const html = drawMatch(<Laps body={body} />, options);
  expect(html.match(/<polyline/g)).toHaveLength(2);
  expect(html).toMatch(/<svg class="place-line own"[^>]*><polyline points="[^"]+"/);
  expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
  const text = textOf(html);
  expect(text).toContain("1. Norris L. McLaren 2 2 1 1 2. Verstappen M. 1 1 2 2");
  expect(text).toContain("Tour Engagé Arrêt Durée 14 Verstappen M. 1 21,4 s");
  expect(textOf(drawMatch(<Laps body="" />, options))).toMatch(/^Pas encore de tours/);
});

it("[C3.25] shows the grid with the times that decided it, the best of each part stressed", () => {
  const html = drawMatch(<Grid />, options);
  expect(textOf(html)).toContain("1. Verstappen M. 1:20,100 1:19,700 2. Norris L. McLaren 1:20,500 1:19,900");
  expect(html.match(/class="best"/g)).toHaveLength(2);
  expect(textOf(drawMatch(<Grid />, { ...options, event: { id: "1Event00" }, others: [{ id: "B" }] }))).toMatch(
    /^Grille inconnue/,
  );
});

it("[C3.25] draws a golfer's card in shapes that have words", () => {
  const holes = [0, -1, -1, 1, 3].map((toPar, index) => ({
    kind: "holes" as const,
    fields: { through: index + 1, toPar: [0, -1, -3, -2, 0][index] ?? toPar, par: 4 },
  }));
  const body = holesSection.encode({
    sportId: 0,
    rows: [{ kind: "round", fields: { label: "3e tour", toPar: 0, holesPlayed: 5 } }, ...holes],
    signature: "",
  });
  const golf = { ...options, sportId: sportIds.golf };
  const html = drawMatch(<Holes body={body} />, golf);
  expect([...html.matchAll(/<span class="shot (\w+)"/g)].map(([, shape]) => shape)).toEqual([
    "par",
    "birdie",
    "eagle",
    "bogey",
    "double",
  ]);
  const text = textOf(html);
  expect(text).toContain(
    "Trou 1 2 3 4 5 Aller Par 4 4 4 4 4 20 Score 4 3 Birdie 2 Eagle ou mieux 5 Bogey 6 Double bogey ou pire 20",
  );
  expect(html).toContain('href="/match/B/cartes"');
  expect(text).toMatch(/Cartes des autres joueurs 2\. Verstappen M\. \S+$/);
  const rounds = ["1er tour", "2e tour"].map((label) => ({
    kind: "round" as const,
    fields: { label, toPar: 0, holesPlayed: 1 },
  }));
  const two = holesSection.encode({ sportId: 0, rows: rounds.flatMap((round) => [round, ...holes]), signature: "" });
  expect(drawMatch(<Holes body={two} />, golf).match(/class="(?:card scorecard|legend)"/g)).toEqual([
    'class="card scorecard"',
    'class="legend"',
    'class="card scorecard"',
  ]);
  expect(textOf(drawMatch(<Holes body="" />, golf))).toMatch(/^Pas encore de carte/);
});

it("[C3.25] shows jumps with points and lengths, runs with times", () => {
  const round = (fields: object) => ({ kind: "round" as const, fields });
  const jumps = roundSection.encode({
    sportId: 0,
    rows: [
      round({ eventId: "1Event00", number: 1, value: "121.3", metres: 126.5, rank: 2 }),
      round({ eventId: "1Event00", number: 2, value: "128.8", metres: 131 }),
    ],
    signature: "",
  });
  const jumper = { id: "1Event00", homeName: "Prevc D.", rank: 1, points: 250.1, jump1Metres: 126.5 };
  const at = { event: jumper, others: [{ id: "B", homeName: "Kraft S." }], sportId: sportIds["ski-jumping"] };
  expect(textOf(drawMatch(<Rounds body={jumps} />, at))).toContain(
    "Saut 1 Saut 2 Points 1. Prevc D. 121,3 pts 126,5 m 128,8 pts 131,0 m 250,1 – Kraft S. – –",
  );
  const runs = roundSection.encode({
    sportId: 0,
    rows: [round({ eventId: "1Event00", number: 1, value: "54.21" })],
    signature: "",
  });
  const skier = { ...at, event: { ...jumper, raceTime: "54.21" }, sportId: sportIds.alpine };
  expect(textOf(drawMatch(<Rounds body={runs} />, skier))).toContain("M1 Temps 1. Prevc D. 54,21 54,21");
  expect(textOf(drawMatch(<Rounds body="" />, at))).toMatch(/^Pas encore de manche/);
});

it("[C3.25] shows the stages of a tour with profile, winner and leader, and how it stands after this one", () => {
  const over = { statusType: 3, status: 3, startSeconds: nowSeconds };
  const course = { stageProfile: "mountain", lengthKm: 171.5, climbMetres: 3100 };
  const stage = (number: number, events: readonly EventFields[]) => ({
    league: { title: `AUSTRALIE: Tour - Étape ${number}, Stirling`, stageId: String(number) },
    events: events.map((event) => ({ ...event, stageNumber: number })),
  });
  const body = encodeDayFeed({
    sportId: sportIds.cycling,
    leagues: [
      stage(1, [
        { id: "W", ...over, ...course, homeName: "Vine J.", rank: 1 },
        { id: "X", ...over, homeName: "Plapp L.", rank: 2, overallRank: 1 },
      ]),
      stage(2, [{ id: "Y", statusType: 1, status: 1, startSeconds: nowSeconds + 86_400, homeName: "Plapp L." }]),
    ],
    signature: "",
  });
  const own = { id: "1Event00", stageNumber: 1, homeName: "Plapp L.", rank: 2, overallRank: 1, overallTime: "3:41:20" };
  const riders = [
    { id: "B", homeName: "Vine J.", rank: 1, overallRank: 2, overallTime: "+0:04", jerseys: "points mountains" },
    { id: "C", homeName: "Ewan C.", stopReason: "DNF" },
  ];
  const at = { event: { ...own, jerseys: "leader" }, others: riders, sportId: sportIds.cycling };
  const html = drawMatch(<Stages body={body} />, at);
  expect(textOf(html)).toMatch(
    /^Les 2 étapes Étape 1, Stirling \S+ · Montagne · 171,5 km · D\+ 3100 m Vainqueur Vine J\. Leader Plapp L\. Étape 2, Stirling \S+ Vainqueur – Leader –/,
  );
  expect(html).toContain('<a href="/match/W/etapes" aria-current="true">');
  expect(textOf(drawMatch(<Stages body="" />, at))).toMatch(/^Étapes inconnues/);
});

it("[C3.25] has as a tour's table that of its riders after this stage, with the jerseys", async () => {
  const own = { id: "1Event00", stageNumber: 1, homeName: "Plapp L.", rank: 2, overallRank: 1, overallTime: "3:41:20" };
  const riders = [
    { id: "B", homeName: "Vine J.", rank: 1, overallRank: 2, overallTime: "+0:04", jerseys: "points mountains" },
    { id: "C", homeName: "Ewan C.", stopReason: "DNF" },
  ];
  const at = { event: { ...own, jerseys: "leader" }, others: riders, sportId: sportIds.cycling };
  const table = <Standings body="" home={null} away={null} />;
  const html = drawMatch(table, at);
  expect(textOf(html)).toMatch(
    /Classement général après l’étape 1 Pos\. Engagé Maillots Écart 1\. Plapp L\. 3:41:20 2\. Vine J\. \+0:04 Maillot/,
  );
  expect(html).toContain('aria-label="Meilleur grimpeur"');
  expect(html).not.toContain("Ewan");
  const level = riders.map((rider) => ({ ...rider, overallRank: 1 }));
  expect(textOf(drawMatch(table, { ...at, others: level }))).toContain("1= 1er ex æquo Vine J.");
  // A sign stays before its figures in a line from right to left.
  expect(drawMatch(table, { ...at, lang: "ar" })).toContain("\u2068+0:04\u2069");
  const before = { ...at, event: { ...own, overallRank: null }, others: [] };
  expect(textOf(drawMatch(table, before))).toContain("établi à l’arrivée");
});
