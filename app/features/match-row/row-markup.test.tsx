import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toHref } from "../page/page-context.tsx";
import { toRow } from "./row-markup.tsx";

await loadAllTexts();
const live = { homeName: "A", awayName: "B", statusType: statusType.live, status: 12, homeScore: 0, awayScore: 0 };

function draw(
  event: object,
  sportId: number = sportIds.soccer,
  kind: "goal" | null = null,
  lang: "fr" | "ar" = "fr",
): string {
  const href = toHref(addressWords[lang]);
  const context = { sportId, lang, timeZone: "Europe/Paris", t: siteTexts(lang), href } as const;
  const highlight = kind === null ? null : ({ kind, goalOf: 1 } as const);
  return renderToStaticMarkup(
    toRow("1Event00", { ...live, ...event }, context, { highlight, star: null, clock: "", odds: null }),
  );
}
const classOf = (html: string) => /^<li [^>]*class="([^"]*)"/.exec(html)?.[1];
const partsOf = (html: string) => /<small class="([^"]*)"/.exec(html)?.[1] ?? null;

it("gives two goals in a row two marks, so that the second one flashes too", () => {
  const marks = [1, 2, 3].map((homeScore) => classOf(draw({ homeScore }, sportIds.soccer, "goal")));
  expect(marks).toEqual(["row live hl-goal odd", "row live hl-goal", "row live hl-goal odd"]);
  expect(classOf(draw({ homeScore: 1 }))).toBe("row live");
});

it("gives a club its crest, a person their flag, and a pair neither", () => {
  const signs = (html: string) => [/<a [^>]*class="([^"]*)"/.exec(html)?.[1], html.match(/<img/g)?.length ?? 0];
  const sides = { homeParticipantId: "AAAAAAAA", awayParticipantId: "BBBBBBBB" };
  const countries = { homeCountryId: "76", awayCountryId: "198" };
  expect(signs(draw({ ...sides, ...countries }))).toEqual([expect.stringMatching(/^n h\d+ a\d+$/), 0]);
  expect(signs(draw({ ...sides, ...countries }, sportIds.tennis))).toEqual(["n", 2]);
  expect(signs(draw(sides, sportIds.tennis))).toEqual(["n", 0]);
});

it("gives a country's side its flag, whichever of its sides it is, and the club that it meets a crest", () => {
  const sides = {
    homeParticipantId: "AAAAAAAA",
    awayParticipantId: "BBBBBBBB",
    homeCountryId: "148",
    awayCountryId: "148",
  };
  const nations = { homeCountryName: "France", awayCountryName: "France" };
  for (const homeName of ["France", "France U21", "France F", "France Women"]) {
    const html = draw({ ...sides, ...nations, homeName, awayName: "Lens" });
    expect(html).toMatch(
      /<a [^>]*class="n a\d+"[^>]*><img [^>]*src="\/flags\/[^"]*\/fr\.svg"[^>]*\/>France[^<]*<br\/>Lens/,
    );
  }
  expect(draw({ ...sides, ...nations, homeName: "Francescoli", awayName: "France Foot" })).not.toContain("<img");
});

it("frames the running part of a live game, with the points of the running game, and shows who serves", () => {
  const sets = { homePeriod1: 6, awayPeriod1: 4, homePeriod2: 2, awayPeriod2: 1 };
  const points = { homeGamePoints: "40", awayGamePoints: "15" };
  expect(partsOf(draw({ ...sets, ...points, serve: 2 }, sportIds.tennis))).toBe("c2 set run game s2");
  expect(partsOf(draw({ ...sets, serve: 1 }, sportIds.volleyball))).toBe("c2 run s1");
  const rain = { ...sets, status: eventStatus.interrupted, serve: 1 };
  expect(partsOf(draw(rain, sportIds.tennis)), "no row takes it back (F30)").toBe("c2 set run");
  expect(partsOf(draw({ ...sets, statusType: statusType.finished }, sportIds.volleyball))).toBe("c2");
  expect(partsOf(draw({ homePeriod1: 1, awayPeriod1: 0, status: 13 }))).toBeNull();
});

it("says in words how a bout ended, beside its winner, and who won it in the row's name", () => {
  const over = { statusType: statusType.finished, status: 3, homeScore: null, awayScore: null };
  const of = (end: object) => draw({ ...over, ...end }, sportIds.mma);
  const second = of({ winner: 2, finishMethod: "TKO" });
  expect(second).toContain('<small class="end">\u2007\nK.-O. technique</small>');
  expect(second).toContain('aria-label="A - B, Terminé, B l’emporte, K.-O. technique"');
  expect(of({ winner: 1, finishMethod: "SUB" })).toContain('<small class="end">Soumission\n\u2007</small>');
  expect(of({ winner: 0, finishMethod: "MD" })).toContain('aria-label="A - B, Terminé, Décision majoritaire"');
  expect(of({ winner: 1, finishMethod: "Corner stoppage" })).toContain("Corner stoppage");
});

it("says in a row's name what stands beside the score: half-time, a shoot-out, each side's parts and points, overs", () => {
  const nameOf = (event: object, sportId?: number) =>
    (/aria-label="([^"]*)"/.exec(draw(event, sportId))?.[1] ?? "").replaceAll(/\s+/g, " ");
  const half = { homePeriod1: 1, awayPeriod1: 0, homeScore: 2, awayScore: 0 };
  expect(nameOf({ ...half, status: 13 })).toBe("A - B, 2 à 0, 2e mi-temps, mi-temps 1 - 0");
  expect(nameOf({ ...half, status: 12 })).toBe("A - B, 2 à 0, 1re mi-temps");
  expect(nameOf({ ...half, status: 11, homeShootOut: 4, awayShootOut: 3 })).toMatch(/, \(4\) - \(3\)$/);
  const sets = {
    homePeriod1: 6,
    awayPeriod1: 4,
    homePeriod2: 2,
    awayPeriod2: 1,
    homeGamePoints: "40",
    awayGamePoints: "15",
  };
  expect(nameOf(sets, sportIds.tennis)).toMatch(/, 6 2 40 - 4 1 15$/);
  const innings = { homeWickets: 6, homeOvers: "18.2", homeScore: 120, awayScore: 0 };
  expect(nameOf(innings, sportIds.cricket)).toMatch(/^A - B, A 120, .*, \/6 \(18\.2\)$/);
  const over = { ...innings, homePeriod2: 120, awayPeriod2: 0, awayPeriod1: 110, homePeriod1: 0, awayScore: 110 };
  const won = { ...over, statusType: statusType.finished, status: 3, winner: 1 };
  expect(nameOf(won, sportIds.cricket)).toMatch(/, A gagne de 4 guichets$/);
});

it("parts what a row's name says as its language does", () => {
  const named = { homePeriod1: 1, awayPeriod1: 0, homeScore: 1, notice: "x", status: 13 };
  const nameOf = (lang: "fr" | "ar") => /aria-label="([^"]*)"/.exec(draw(named, sportIds.soccer, null, lang))?.[1];
  expect(nameOf("ar")?.split("، ")).toHaveLength(nameOf("fr")?.split(", ").length ?? 0);
  expect(nameOf("ar")).not.toContain(",");
});

it("carries why a game is not played, which the sheet shows where there is room", () => {
  const postponed = { statusType: statusType.finished, status: 4, homeScore: null, awayScore: null };
  expect(draw({ ...postponed, notice: "Pelouse gelée." })).toContain('data-why="Pelouse gelée."');
  expect(draw(postponed)).not.toContain("data-why");
  const target = { notice: "D/L", targetRuns: 125, targetOvers: "13.2" };
  expect(draw(target, sportIds.cricket)).toContain('data-why="D/L, objectif\u00a0: 125 en 13,2 overs"');
});

it("says since when a source is silent, beside the score, to readers and to listeners", () => {
  const at = (day: number, hours: number) => Date.UTC(2026, 10, day, hours - 1, 40) / 1000;
  const silent = { ...live, statusType: statusType.finished, status: eventStatus.resultAwaited, homeScore: 1 };
  const drawn = draw({ ...silent, startSeconds: at(21, 21), statusStartSeconds: at(21, 22) });
  expect(drawn).toContain('<span class="t">Attendu\ndep. 22:40</span>');
  expect(drawn).toMatch(/aria-label="[^"]*Résultat attendu, sans nouvelles depuis 22:40/);
  expect(drawn).toContain('<b translate="no">1');
  const nextDay = draw({ ...silent, startSeconds: at(21, 21), statusStartSeconds: at(22, 1) });
  expect(nextDay).toContain("Attendu\ndep. 22.11.");
});

it("says that the result of a game is hidden, and that the game is on", () => {
  const hidden = { status: undefined, homeScore: undefined, awayScore: undefined };
  const says = (html: string) => [/aria-label="([^"]*)"/.exec(html)?.[1], /<em class="unseen">([^<]*)/.exec(html)?.[1]];
  expect(says(draw(hidden))).toEqual(["A - B, En direct, résultat masqué", "Résultat masqué"]);
  expect(says(draw({ ...hidden, statusType: statusType.finished }))).toEqual([
    "A - B, Résultat masqué",
    "Résultat masqué",
  ]);
  expect(says(draw({ ...hidden, statusType: statusType.scheduled }))[1]).toBeUndefined();
  expect(says(draw({}))[1]).toBeUndefined();
});

it("says how exciting a game is in a figure and in the link's name, also where the result is hidden", () => {
  const nameOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1];
  const shown = draw({ homeScore: 2, awayScore: 1, excitement: 9 });
  expect(shown).toContain('<em class="worth m9">9</em>');
  expect(nameOf(shown)).toBe("A - B, 2 à 1, 1re mi-temps, À voir\u00a0: 9 sur 10");
  const hidden = draw({ status: undefined, homeScore: undefined, awayScore: undefined, excitement: 0 });
  expect(hidden).toContain('<em class="worth m0">0</em><em class="unseen">Résultat masqué</em>');
  expect(nameOf(hidden)).toBe("A - B, En direct, résultat masqué, À voir\u00a0: 0 sur 10");
});

it("says nothing of the excitement of a game of which too little is known", () => {
  for (const event of [{}, { excitement: null }, { excitement: -1 }])
    expect(draw(event)).not.toMatch(/class="worth|À voir/);
});
