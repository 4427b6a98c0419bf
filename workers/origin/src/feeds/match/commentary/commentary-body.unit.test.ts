import { describe, expect, it } from "vitest";
import { commentarySection } from "../../../../../../shared/wire/sections/commentary-section.ts";
import { languages } from "../../../../../../shared/texts/languages.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Incident } from "../../../../../../shared/timeline/incident.ts";
import { sideName } from "../../../../../../shared/places/side-country.ts";
import { foldDetails } from "../../../ledger/match-details.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { aMatch, aPlayer, aTennisMatch, enter, facts, fullTimeline, goal, points } from "../match-context.fixture.ts";
import { commentaryBody, highlightsBody, reportersBody } from "./commentary-body.ts";
import { grammars } from "../../../texts/grammar.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { createNarrator, fill } from "./sentence.ts";

const linesOf = (body: string) => commentarySection.decode(body).rows.map(({ fields }) => fields);
const textsOf = (answer: DetailsAnswer, match: Parameters<DetailsAnswer>[0]) =>
  linesOf(answer(match)).map(({ text }) => text);

const wordsOf = (variants: readonly string[]) =>
  new Set(variants.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word)));

describe("the commentary", () => {
  it("describes the match backwards, from the last whistle to the first", () => {
    const lines = linesOf(commentaryBody(aMatch(fullTimeline)));
    expect(lines[0]?.type).toBe("whistle");
    expect(lines.at(-1)?.text).toMatch(/Lens.*Lyon/);
    const types = lines.map(({ type }) => type);
    expect(types.indexOf("red-card")).toBeLessThan(types.indexOf("substitution"));
    expect(types.lastIndexOf("goal")).toBeGreaterThan(types.indexOf("substitution"));
  });

  it("says who scored, who assisted and what the score is now", () => {
    const first = linesOf(commentaryBody(aMatch(fullTimeline))).findLast(({ type }) => type === "goal");
    expect(first).toMatchObject({ minute: "12'", clock: "12'", important: 1 });
    for (const word of ["Ho Back", "Ho Bench", "Lens"]) expect(first?.text).toContain(word);
  });

  it("says in words how a bout ended, and that a round of golf is level", () => {
    const bout = [enter(eventStatus.live), facts({ winner: 1, finishMethod: "TKO" }), enter(eventStatus.finished)];
    const [last] = textsOf(commentaryBody, { ...aMatch(bout, { sportId: sportIds.boxing }), lang: "fr" });
    expect(last).toContain("(K.-O. technique)");
    const round = [enter(eventStatus.live), facts({ golfHolesPlayed: 1, golfParToday: 0 })];
    const [hole] = textsOf(commentaryBody, { ...aMatch(round, { sportId: sportIds.golf, away: null }), lang: "fr" });
    expect(hole).toMatch(/ par aujourd’hui/);
    const under = [enter(eventStatus.live), facts({ golfHolesPlayed: 2, golfParToday: -1 })];
    const [second] = textsOf(commentaryBody, { ...aMatch(under, { sportId: sportIds.golf, away: null }), lang: "fr" });
    expect(second).toContain("−1");
  });

  it.each(languages)("calls off a bout and a race without calling them a match in %s", (lang) => {
    const ofMatch = /\b(match|spiel|gespielt|partid|partita|jogo|wedstrijd|mecz|zápas)|مباراة/i;
    const { kickOff, postponed, cancelled, interrupted } = textsIn(lang).commentary;
    expect([kickOff, postponed, cancelled, interrupted].flat().filter((text) => ofMatch.test(text))).toEqual([]);
  });

  it("[C3.25] says in which lap of a race a place was won, and times as the language writes them", () => {
    const race = [
      enter(eventStatus.race),
      facts({ rank: 4, laps: 10 }),
      facts({ rank: 3, laps: 12 }),
      facts({ raceTime: "1:29:03.114" }),
    ];
    const started = { ...aMatch(race, { sportId: sportIds["auto-racing"], away: null }), lang: "fr" } as const;
    const [over, gained] = linesOf(commentaryBody(started));
    expect([gained?.minute, over?.minute]).toEqual(["T12", "T12"]);
    expect(over?.text).toContain("1:29:03,114");
    expect(linesOf(commentaryBody({ ...started, lang: "en" }))[0]?.text).toContain("1:29:03.114");
  });

  it("names an equaliser as one", () => {
    const level = createNarrator("1Event00", "en").say("levels", { team: "Lyon", score: "Lens 1–1 Lyon" });
    const match = aMatch([enter(eventStatus.firstHalf), goal(1, "1"), goal(2, "2")]);
    expect(textsOf(commentaryBody, match)[0]).toContain(level);
  });

  it("says a goal was taken back, and does not count it in what follows", () => {
    const texts = textsOf(commentaryBody, aMatch(fullTimeline));
    expect(texts.some((text) => text?.includes("Goal disallowed - offside"))).toBe(true);
    expect(texts.some((text) => text?.includes("Lens 2–2 Lyon"))).toBe(false);
  });

  it("gives consecutive incidents of a kind different sentences, and the same ones when asked again", () => {
    const cards = ["1", "2", "3"].map(
      (minute) => ({ kind: "card", side: 1, colour: "yellow", minute, player: aPlayer("Petit") }) as const,
    );
    const match = aMatch([enter(eventStatus.firstHalf), ...cards]);
    const texts = textsOf(commentaryBody, match).slice(0, 3);
    expect(new Set(texts).size).toBe(3);
    expect(textsOf(commentaryBody, match).slice(0, 3)).toEqual(texts);
  });

  it("[F25] holds the last thousand lines of a match that somebody talked to death", () => {
    const talk = Array.from({ length: 2_500 }, (_, index) => ({
      kind: "comment" as const,
      minute: "1",
      lang: "en",
      text: `word ${index}`,
    }));
    const lines = linesOf(reportersBody(aMatch([enter(eventStatus.firstHalf), ...talk])));
    expect([lines.length, lines[0]?.text, lines.at(-1)?.text]).toEqual([1_000, "word 2499", "word 1500"]);
  });

  it("passes a reporter's words on as they came, in their own language only", () => {
    expect(textsOf(reportersBody, aMatch(fullTimeline))).toEqual(["The away fans ~ sing ÷ on."]);
    expect(textsOf(reportersBody, aMatch(fullTimeline, { lang: "fr" }))).toEqual(["Le parcage chante."]);
    expect(textsOf(commentaryBody, aMatch(fullTimeline))).toContain("The away fans ~ sing ÷ on.");
  });

  it("has a short form with the important lines", () => {
    const lines = linesOf(highlightsBody(aMatch(fullTimeline)));
    expect(new Set(lines.map(({ important }) => important))).toEqual(new Set([1]));
    expect(lines.map(({ type }) => type)).not.toContain("substitution");
    expect(lines.length).toBeLessThan(linesOf(commentaryBody(aMatch(fullTimeline))).length);
  });

  it("describes a lost service game as a break", () => {
    const broken = createNarrator("1Event00", "en").say("gameBroken", { team: "Lyon", other: "Lens", part: "0–1" });
    expect(textsOf(commentaryBody, aTennisMatch())).toContain(broken);
  });

  it("says a break once, though the points of its game are taken away before the game is given", () => {
    const { schedule } = aTennisMatch().details.state;
    const moment = { atSeconds: 60 };
    const lost: Incident[] = [
      { kind: "status", status: eventStatus.set1, atSeconds: 0 },
      { kind: "facts", facts: { serve: 1 }, atSeconds: 0 },
      { kind: "play", side: 2, play: "service-break", minute: "", ...moment },
      { kind: "facts", facts: { homeGamePoints: null, awayGamePoints: null }, ...moment },
      { kind: "points", side: 2, value: 1, minute: "", ...moment },
    ];
    const match = { details: foldDetails(schedule, lost), league: null, lang: "en" } as const;
    expect(textsOf(commentaryBody, match)).toHaveLength(2);
  });

  it("gives one of a hundred goals a short line, with who scored it", () => {
    const scored = { ...points(1, 1), minute: "02:10", player: aPlayer("Petit") };
    const match = aMatch([enter(eventStatus.quarter1), scored], { sportId: sportIds.netball });
    expect(textsOf(commentaryBody, { ...match, lang: "fr" })[0]).toMatch(/Petit.*Lens.*: Lens 1–0 Lyon\.$/);
  });

  it("ends an innings by its own name, with the runs of the side that batted alone", () => {
    const innings = [enter(eventStatus.inning1), points(1, 118), enter(eventStatus.break)];
    const match = aMatch(innings, { sportId: sportIds.cricket });
    expect(textsOf(commentaryBody, { ...match, lang: "fr" })[0]).toBe("1er innings\u00a0: Lens 118 – Lyon.");
  });

  it("describes a wicket by its number, and a starter's way through the field", () => {
    const innings = [enter(eventStatus.inning1), points(1, 4), facts({ homeWickets: 1 })];
    expect(textsOf(commentaryBody, aMatch(innings, { sportId: sportIds.cricket }))[0]).toMatch(/4.*1/);
    const race = [
      enter(eventStatus.race),
      facts({ rank: 3 }),
      facts({ rank: 1 }),
      facts({ rank: null, stopReason: "DNF" }),
    ];
    const [stopped, leads] = textsOf(commentaryBody, aMatch(race, { sportId: sportIds["auto-racing"], away: null }));
    expect(stopped).toContain("Did not finish");
    expect(leads).toMatch(/Lens (leads|takes the lead)/);
  });

  it("knows the same sentences in each language, filled with the same words", () => {
    const french = textsIn("fr").commentary;
    for (const lang of languages) {
      const { plays, ...sentences } = textsIn(lang).commentary;
      expect(Object.keys(plays)).toEqual(Object.keys(french.plays));
      for (const [key, variants] of Object.entries(sentences)) {
        expect([lang, key, wordsOf(variants)]).toEqual([lang, key, wordsOf(french[key as keyof typeof sentences])]);
      }
    }
  });

  it("says nothing in French that needs an article or a plural before a country's name", () => {
    const side = (id: string, countryKey: string) => ({
      id,
      name: sideName(countryKey, "fr"),
      code: countryKey,
      slug: id,
      countryKey,
    });
    const match = aMatch(fullTimeline, { lang: "fr", home: side("aaaaaaaa", "NL"), away: side("bbbbbbbb", "IN") });
    const texts = textsOf(commentaryBody, match);
    expect(texts.length).toBeGreaterThan(5);
    const wrong = /(?:pour|de|d’|sur|à|par) (?:Pays-Bas|Inde)|(?:Pays-Bas|Inde) \p{Ll}(?!ontre)/u;
    expect(texts.filter((text) => wrong.test(text ?? ""))).toEqual([]);
    // For everything that happens in a game of teams there is a sentence in which a country's name can stand.
    const { plays, ...sentences } = textsIn("fr").commentary;
    const grammar = grammars.fr;
    const ofPersons = [
      "finishedByMethod",
      "raceEnds",
      "gameHeld",
      "gameBroken",
      "rankUp",
      "rankDown",
      "firstRank",
      "stopped",
      "holes",
    ];
    const without = Object.entries({ ...sentences, ...plays }).filter(
      ([key, variants]) => !ofPersons.includes(key) && !variants.some(grammar.takesCountry),
    );
    expect(without.map(([key]) => key)).toEqual([]);
  });

  it("leaves no word unfilled in any language", () => {
    for (const lang of languages) {
      const body = commentaryBody(aMatch(fullTimeline, { lang }));
      expect(body).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    }
  });

  it("gives a whistle no minute of an incident before it, and no highlight to one goal of sixty", () => {
    const scored = { ...points(1, 1), minute: "29:31", player: aPlayer("Petit") } as const;
    const incidents = [enter(eventStatus.firstHalf), scored, enter(eventStatus.halfTime)];
    const lines = linesOf(commentaryBody(aMatch(incidents, { sportId: sportIds.handball })));
    expect(lines.map(({ minute }) => minute ?? "")).toEqual(["", "29:31", ""]);
    expect(lines.map(({ important }) => important ?? 0)).toEqual([1, 0, 1]);
    const ofFloorball = linesOf(commentaryBody(aMatch(incidents, { sportId: sportIds.floorball })));
    expect(ofFloorball[1]?.important).toBe(1);
  });

  it("gives the minute of a whistle by the clock of the half", () => {
    const whistles = [
      enter(eventStatus.firstHalf),
      ...Array.from({ length: 47 }, () => facts({})),
      enter(eventStatus.halfTime),
    ];
    const match = aMatch([...whistles, enter(eventStatus.secondHalf)]);
    expect(linesOf(commentaryBody(match)).map(({ minute }) => minute)).toEqual(["46'", "45+3'", "1'"]);
    const card = { kind: "card", side: 1, colour: "yellow", minute: "", player: aPlayer("Petit") } as const;
    const halves = [enter(eventStatus.firstExtraTime), enter(eventStatus.secondExtraTime), card];
    expect(linesOf(commentaryBody(aMatch(halves))).map(({ minute }) => minute)).toEqual(["107'", "106'", "91'"]);
    const source = aMatch([enter(eventStatus.quarter1), facts({ minute: 7 }), points(1, 3)], {
      sportId: sportIds.basketball,
    });
    expect(linesOf(commentaryBody(source))[0]?.minute).toBe("7'");
    // When the part ended is not known from the last that happened in it.
    const shot = { kind: "play", side: 1, play: "shot-on-target", minute: "39:00" } as const;
    const quarter = [enter(eventStatus.quarter3), shot, enter(eventStatus.break)];
    const hockey = aMatch(quarter, { sportId: sportIds["field-hockey"] });
    expect(linesOf(commentaryBody(hockey)).map(({ minute }) => minute ?? "")).toEqual(["", "39:00", ""]);
  });

  it("does not describe a shot as saved when it was the goal, nor a break twice", () => {
    const shot = { kind: "play", side: 1, play: "shot-on-target", minute: "9", player: aPlayer("Durand") } as const;
    const description = { ...shot, atSeconds: 60 };
    const { details } = aMatch([enter(eventStatus.firstHalf)]);
    const scored: Incident = { kind: "goal", side: 1, minute: "9", atSeconds: 60, player: aPlayer("Durand") };
    const whistle: Incident = { kind: "status", status: eventStatus.firstHalf, atSeconds: 0 };
    const match = {
      details: foldDetails(details.state.schedule, [whistle, description, scored]),
      league: null,
      lang: "en",
    } as const;
    expect(linesOf(commentaryBody(match)).map(({ type }) => type)).toEqual(["goal", "whistle"]);
  });

  it("names a person who is a side once, and ends no sentence in two full stops", () => {
    const named = {
      home: { id: "2Home000", name: "Gauff C.", code: "GAU", slug: "gauff-c" },
      sportId: sportIds.tennis,
    };
    const fault = { kind: "play", side: 1, play: "double-fault", minute: "" } as const;
    expect(textsOf(commentaryBody, aMatch([enter(eventStatus.set1), fault], named))[0]).toBe(
      "Double fault by Gauff C.",
    );
  });

  it("shortens a French « de » before a vowel, and leaves a German noun its capital inside a sentence", () => {
    const grammar = grammars.fr;
    expect(fill("Double faute de {player}.", { player: "Aubert" }, grammar)).toBe("Double faute d’Aubert.");
    expect(fill("Double faute de {player}.", { player: "Petit" }, grammar)).toBe("Double faute de Petit.");
    expect(fill("{What} : et le {what}…", { what: "Essai" }, grammar)).toBe("Essai : et le essai…");
    const german = grammars.de;
    expect(fill("{player} ({team}): {what}.", { player: "Kahn", what: "Parade" }, german)).toBe("Kahn (): Parade.");
  });
});
