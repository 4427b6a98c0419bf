import { expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { sports } from "../../../../shared/sports/catalogue.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, liveHalf, nowSeconds, textOf } from "../../../features/match/drawn-match.fixture.tsx";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { boardPartsOf } from "./board-parts.ts";
import { Board } from "./board.tsx";

// The pages of races load the code that draws them, which has texts of its own.
await loadAllTexts();

const draw = (event: EventFields, sportId = 1) =>
  drawMatch(<Board eventId="1Event00" event={{ homeName: "Lens", awayName: "Lyon", ...event }} />, { event, sportId });
const live = { statusType: 2, status: 2 };
const over = { statusType: 3, status: 3 };

it("[C1.07] shows football's score, its clock to the second and the score at half-time", () => {
  const text = textOf(draw(liveHalf));
  expect(text).toMatch(/2 à 1 2 – 1 67:23 Mi-temps 1 – 1/);
});

it("says how exciting a game is, if enough is known of it", () => {
  expect(textOf(draw({ ...liveHalf, excitement: 6 }))).toMatch(/À voir\s: 6 sur 10/);
  expect(textOf(draw(liveHalf))).not.toContain("À voir");
});

it("[C1.07] names the quarter whose clock counts from its own start", () => {
  const quarter = {
    ...live,
    status: eventStatus.quarter3,
    statusStartSeconds: nowSeconds - 300,
    homeScore: 9,
    awayScore: 7,
  };
  expect(textOf(draw(quarter, sportIds["aussie-rules"]))).toMatch(/9 – 7 3e quart-temps 5:00/);
});

it.each([
  [eventStatus.postponed, "Reporté Le match sera joué à une autre date."],
  [eventStatus.cancelled, "Annulé Le match n’aura pas lieu."],
  [eventStatus.awarded, "Gagné sur tapis vert Le résultat a été décidé sur tapis vert."],
  [eventStatus.walkover, "Forfait Un côté s’est retiré avant le match."],
  [eventStatus.abandoned, "Arrêté Le match a été arrêté avant son terme."],
])("says what status %i means, and the source's own reason before that", (status, text) => {
  expect(textOf(draw({ statusType: 3, status }))).toContain(text);
  const own = textOf(draw({ statusType: 3, status, notice: "Pelouse impraticable." }));
  expect(own).toContain("Pelouse impraticable.");
  expect(own).not.toContain(text);
  // Beside the names it would leave a phone no room for them.
  expect(draw({ statusType: 3, status, notice: "Pelouse impraticable." })).not.toMatch(
    /<div class="result">(?:(?!<\/div>).)*reason/,
  );
});

it("[C1.07] shows all parts of a game, the running one lit, those after regular time by name", () => {
  const quarters = {
    homePeriod1: 26,
    awayPeriod1: 19,
    homePeriod2: 16,
    awayPeriod2: 18,
    homePeriod3: 8,
    awayPeriod3: 14,
  };
  const event = { ...live, status: 24, homeScore: 50, awayScore: 51, ...quarters };
  expect(
    boardPartsOf(event, sportIds.basketball).map(({ kind, number, isRunning }) => [kind, number, isRunning]),
  ).toEqual([
    ["period", 1, false],
    ["period", 2, false],
    ["period", 3, true],
  ]);
  expect(textOf(draw(event, sportIds.basketball))).toMatch(/Côté 1 2 3 Total Lens 26 16 8 50 Lyon 19 18 14 51/);
  const late = { ...over, homePeriod4: 20, awayPeriod4: 20, homePeriod5: 9, awayPeriod5: 3, ...quarters };
  expect(boardPartsOf(late, sportIds.basketball).at(-1)).toMatchObject({ kind: "extra", home: "9", isRunning: false });
});

it.each([eventStatus.halfTime, eventStatus.break, eventStatus.interrupted, eventStatus.penalties])(
  "[C1.07] lights no part while none is played, in stage %i",
  (status) => {
    const event = { ...live, homeScore: 1, awayScore: 0, homePeriod1: 1, awayPeriod1: 0 };
    const lit = (of: EventFields) => boardPartsOf(of, sportIds.hockey).map(({ isRunning }) => isRunning);
    expect(lit({ ...event, status: eventStatus.period1 })).toEqual([true]);
    expect(lit({ ...event, status })).toEqual([false]);
  },
);

it("[C1.07] says who won a set once it is over, at the break before the next, and not of one that rain interrupts", () => {
  const event = { ...live, homePeriod1: 25, awayPeriod1: 20 };
  const winners = (status: number) => boardPartsOf({ ...event, status }, sportIds.volleyball)[0]?.winner;
  expect([eventStatus.set1, eventStatus.break, eventStatus.interrupted].map(winners)).toEqual([0, 1, 0]);
  const won = { ...event, status: eventStatus.set1, homeScore: 1, awayScore: 0 };
  const told = [{ winner: 1, isRunning: false }];
  expect(boardPartsOf(won, sportIds.volleyball), "or once it counts as won").toMatchObject(told);
});

it("[C1.07] has an x for a host of baseball that leads and does not bat in the last inning", () => {
  const innings = (home: readonly number[], away: readonly number[]) =>
    Object.fromEntries([
      ...home.map((runs, index) => [`homePeriod${index + 1}`, runs] as const),
      ...away.map((runs, index) => [`awayPeriod${index + 1}`, runs] as const),
    ]);
  const last = (home: readonly number[], away: readonly number[], state = over) =>
    boardPartsOf({ ...state, ...innings(home, away) }, sportIds.baseball).at(-1)?.home;
  const [lead, none] = [
    [3, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
  ];
  expect(last(lead, [0, 0, 1, 0, 0, 0, 0, 0, 1])).toBe("x");
  expect(last(none, lead), "who is behind bats").toBe("0");
  expect(last([...none.slice(0, 8), 1], none), "and may win").toBe("1");
  const played = { ...live, status: eventStatus.inning9 };
  expect(last(lead, none, { ...played, serve: 1 }), "while it bats").toBe("0");
  expect(last([3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]), "a game that rain made shorter").toBe("0");
});

it("[C1.07] leaves a host's inning empty while the guests bat, in baseball and pesäpallo", () => {
  const event = { ...live, status: eventStatus.inning2, homePeriod1: 0, awayPeriod1: 1 };
  const hosts = (serve: number, runs: number, sportId: number = sportIds.baseball) =>
    boardPartsOf({ ...event, homePeriod2: runs, awayPeriod2: 2, serve }, sportId).map(({ home }) => home);
  expect(hosts(2, 0)).toEqual(["0", ""]);
  expect(hosts(2, 0, sportIds.pesapallo)).toEqual(["0", ""]);
  expect(hosts(1, 0), "it bats").toEqual(["0", "0"]);
  expect(hosts(2, 3), "it has batted").toEqual(["0", "3"]);
});

it("[C1.07] leaves the place of a side of cricket empty that is yet to bat, for eyes and ears", () => {
  const first = { ...live, status: eventStatus.inning1, homeScore: 77, awayScore: 0, homeWickets: 3 };
  const text = textOf(draw({ ...first, homeOvers: "12.2" }, sportIds.cricket));
  expect(text).toContain("Lens 77 – Lyon 77 – ");
  expect(text).not.toMatch(/77 – 0|77 à 0/);
  // The empty place is as wide as the score: together they need the room of six figures.
  const wide = { ...first, homeScore: 138, homeOvers: "12.2" };
  expect(draw(wide, sportIds.cricket)).toContain('<strong class="long"');
});

it("shows every overtime, so that the parts add up to the score, but no more sets than a match has", () => {
  const parts = { homePeriod1: 15, homePeriod2: 15, homePeriod3: 15, homePeriod4: 15, homePeriod5: 9, homePeriod6: 7 };
  const zeros = { awayPeriod1: 0, awayPeriod2: 0, awayPeriod3: 0, awayPeriod4: 0, awayPeriod5: 0, awayPeriod6: 0 };
  const homeIn = (sportId: number, homeScore = 76) =>
    boardPartsOf({ ...over, ...parts, ...zeros, homeScore, awayScore: 0 }, sportId).map(({ home }) => home);
  for (const sportId of [sportIds["aussie-rules"], sportIds.hockey, sportIds.basketball])
    expect(homeIn(sportId)).toEqual(["15", "15", "15", "15", "9", "7"]);
  expect(homeIn(sportIds.hockey, 60), "parts that contradict the score").toHaveLength(5);
  expect(homeIn(sportIds.tennis)).toHaveLength(5);
});

it("[C1.07] has room for the eleven parts of pesäpallo", () => {
  const parts = Object.fromEntries(
    [...Array(11).keys()].flatMap((index) => [
      [`homePeriod${index + 1}`, index],
      [`awayPeriod${index + 1}`, 0],
    ]),
  );
  expect(boardPartsOf({ ...over, ...parts }, sportIds.pesapallo)).toHaveLength(11);
});

it("[C1.07] makes the sets the board where sets are played, with tie-break, server and running game", () => {
  const sets = { homePeriod1: 6, awayPeriod1: 7, homeTieBreak1: 5, awayTieBreak1: 7, homePeriod2: 1, awayPeriod2: 0 };
  const event = {
    ...live,
    status: 18,
    homeScore: 0,
    awayScore: 1,
    ...sets,
    serve: 2,
    homeGamePoints: "40",
    awayGamePoints: "15",
  };
  const markup = draw(event, sportIds.tennis);
  expect(markup).not.toContain('class="duel"');
  expect(textOf(markup)).toMatch(/Côté 1 2 Sets Jeu Lens 6 5 1 0 40 Lyon Au service 7 7 0 1 15/);
  expect(markup).toMatch(/<td class="won">7<sup>7<\/sup>/);
  expect(textOf(draw({}, sportIds.volleyball))).toMatch(/\d\d:\d\d [a-z]+ \d+ [^ ]+ .*Au meilleur des 5 sets/);
});

it("has room for whole words of a break, which rows shorten", () => {
  expect(textOf(draw({ ...liveHalf, status: eventStatus.halfTime }))).toMatch(/2 à 1 2 – 1 Mi-temps (?!1 – 1)/);
  const board = textOf(draw({ ...live, status: eventStatus.tieBreak3 }, sportIds.tennis));
  expect(board).toContain("Tie-break du 3e set");
  expect(textOf(draw({ ...live, status: eventStatus.interrupted }, sportIds.handball))).toContain("Interrompu");
});

it("has hits and errors behind the runs, as boards of baseball do", () => {
  const figures = { homeHits: 7, awayHits: 5, homeErrors: 1, awayErrors: 2 };
  const event = { ...live, status: 27, homeScore: 3, awayScore: 4, homePeriod1: 3, awayPeriod1: 4, ...figures };
  expect(textOf(draw(event, sportIds.baseball))).toMatch(/Côté 1 Total H E Lens 3 3 7 1 Lyon 4 4 5 2/);
});

it("calls points what is counted in a leg or on a map, which are no games", () => {
  const event = { ...live, homeScore: 1, awayScore: 0, homeGamePoints: "237", awayGamePoints: "278" };
  expect(textOf(draw(event, sportIds.darts))).toMatch(/Côté Total Points Lens 1 237 Lyon 0 278/);
});

it("writes a name with a long word smaller, which a phone has no room for beside the score", () => {
  const sides = { homeName: "Arizona Diamondbacks", awayName: "Sunrisers Hyderabad" };
  const markup = draw({ ...live, ...sides }, sportIds.baseball);
  expect(markup).toMatch(/<b class="longer">.*?Diamondbacks/);
  expect(markup).toMatch(/<b class="long">.*?Hyderabad/);
  expect(draw({ ...live, homeName: "Nouvelle-Zélande", awayName: "Lens" }, sportIds.baseball)).not.toMatch(
    /<b class="long/,
  );
});

it("[C3.02] says what the side does that serves, bats or has the ball", () => {
  expect(draw({ ...live, serve: 1 }, sportIds.baseball)).toContain("À la batte");
  expect(draw({ ...live, serve: 1 }, sportIds["american-football"])).toContain("Possession");
  const rain = { ...live, status: eventStatus.interrupted, serve: 1 };
  expect(draw(rain, sportIds.baseball), "no row takes it back (F30)").not.toContain("À la batte");
});

it("[C1.07] shows overs and rates of cricket, frames of snooker and how a bout ended", () => {
  const cricket = { ...live, homeScore: 180, awayScore: 3, homeWickets: 6, homeOvers: "20", homeRunRate: 9 };
  expect(textOf(draw(cricket, sportIds.cricket))).toContain("Lens 180/6 (20) Points par over 9,00");
  const test = {
    ...live,
    homeScore: 452,
    awayScore: 600,
    homePeriod1: 452,
    awayPeriod1: 0,
    homePeriod2: 0,
    awayPeriod2: 600,
  };
  const second = {
    ...test,
    homePeriod3: 0,
    awayPeriod3: 0,
    homeWickets: 1,
    homeOvers: "0.3",
    awayWickets: 8,
    awayOvers: "91",
  };
  expect(textOf(draw({ ...second, serve: 1 }, sportIds.cricket))).toMatch(
    /Lens 452 &amp; 0\/1 \(0\.3\).*Lyon 600\/8 \(91\)/,
  );
  const later = { ...second, homeScore: 717, homePeriod3: 265, homeWickets: 4, homeOvers: "68.1", serve: 1 };
  expect(textOf(draw(later, sportIds.cricket))).toContain("Lens 452 &amp; 265/4 (68.1)");
  const tied = { ...over, status: eventStatus.afterExtraInnings, homePeriod1: 9, awayPeriod1: 0, homePeriod2: 0 };
  const supers = { awayPeriod2: 9, homePeriod3: 3, awayPeriod3: 3, homePeriod4: 4, awayPeriod4: 2, homeOvers: "20" };
  const board = textOf(draw({ ...tied, ...supers, homeScore: 9, awayScore: 9, homeWickets: 5 }, sportIds.cricket));
  expect(board).toMatch(/Lens 9\/5 \(20\).*Super over : 3–3, 4–2/);
  const written = { ...later, homeInnings: "452/8d & f", awayInnings: "600 & 12/3" };
  expect(textOf(draw(written, sportIds.cricket))).toMatch(
    /Lens 452\/8d &amp; forfait \(68\.1\).*Lyon 600 &amp; 12\/3 \(91\)/,
  );
  expect(textOf(draw({ ...live, bestOfFrames: 11 }, sportIds.snooker))).toContain("Au meilleur des 11");
  expect(textOf(draw({ ...over, winner: 1, finishMethod: "TKO" }, sportIds.boxing))).toContain("K.-O. technique");
  expect(textOf(draw({ ...over, winner: 1, bestOfFrames: 12 }, sportIds.boxing))).toContain("12 reprises");
  expect(textOf(draw({ ...live, bestOfFrames: 5 }, sportIds.tennis))).toContain("Au meilleur des 5 sets");
});

it("[C1.07] says once which round, frame, leg or map is played, and of how many", () => {
  const running = { ...live, status: eventStatus.live, frameCount: 2, bestOfFrames: 3 };
  expect(textOf(draw({ ...running, homeScore: null, awayScore: null }, sportIds.mma))).toMatch(
    /Reprise 2 En direct 3 reprises/,
  );
  expect(textOf(draw(running, sportIds.esports))).toContain("Carte 2 Au meilleur des 3");
  expect(textOf(draw(running, sportIds.snooker))).toContain("Frame 2 Au meilleur des 3");
  const legs = { ...running, frameCount: null, homeLegs: 1, awayLegs: 4 };
  expect(textOf(draw(legs, sportIds.darts))).toContain("Manche 6 Au meilleur des 3");
  expect(textOf(draw({ ...legs, status: eventStatus.interrupted }, sportIds.darts))).toMatch(/Interrompu\s+Manche 6/);
});

it("[C1.07] says in which round a bout was stopped, and of how many", () => {
  const bout = { ...over, winner: 1, bestOfFrames: 12, frameCount: 9 };
  expect(textOf(draw({ ...bout, finishMethod: "TKO" }, sportIds.boxing))).toContain("Reprise 9 / 12");
  expect(textOf(draw({ ...bout, frameCount: 12, finishMethod: "KO" }, sportIds.boxing))).toContain("Reprise 12 / 12");
  expect(textOf(draw({ ...bout, frameCount: 12, finishMethod: "UD" }, sportIds.boxing))).toContain("12 reprises");
});

it("has the flag of a person beside their name, and the crest of a club", () => {
  const sides = { ...live, homeCountryId: "76", awayCountryId: "198" };
  expect(draw(sides, sportIds.darts).match(/src="\/flags\//g)).toHaveLength(2);
  expect(draw(sides, sportIds.handball).match(/class="crest/g)).toHaveLength(2);
  expect(draw(live, sportIds.tennis), "a pair").not.toContain('class="crest');
});

it("draws every sport, in every state", () => {
  for (const { id } of sports)
    for (const event of [
      {},
      { ...live, homeScore: 1, awayScore: 0 },
      { ...over, winner: 1, homeScore: 1, awayScore: 0 },
    ])
      expect(draw({ startSeconds: nowSeconds, ...event }, id)).toContain("ground-");
});
