import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, goals, liveHalf, textOf } from "../drawn-match.fixture.tsx";
import type { Form } from "../../../../shared/timeline/form.ts";
import { Summary } from "./summary.tsx";

await loadAllTexts();

describe("the summary", () => {
  it("runs from now back to the start, with the score, who assisted and why", () => {
    const markup = drawMatch(<Summary body={goals} />, { event: liveHalf });
    const text = textOf(markup);
    expect(text).toMatch(
      /2e mi-temps 1 – 0 en cours 61' Remplacement Fofana R\. sort Aguilar R\. 58' Carton jaune Tolisso C\. faute/,
    );
    expect(text).toMatch(/1re mi-temps 1 – 1 41' But 1 – 1 Šulc P\. Maitland A\. 23' 1 – 0 Thauvin F\. Penalty/);
    expect(markup.indexOf("side-2")).toBeGreaterThan(markup.indexOf("side-1"));
  });

  it("says who won a level game before it, which was decided by a shoot-out", () => {
    const sideWith = (score: readonly [number, number], result: Form) => {
      const last = { eventId: "1Event01", startSeconds: 1_759_000_000, home: "Lens", away: "Nice", score, result };
      return { name: "Lens", form: [], last, next: null, missing: [] };
    };
    const around = [sideWith([7, 7], "W"), sideWith([7, 7], "D")] as const;
    const text = textOf(drawMatch(<Summary body={goals} around={around} />, { event: liveHalf }));
    expect(text).toMatch(/Lens 7 – 7 Nice \(V\).*Lens 7 – 7 Nice(?! \()/);
    const clear = [sideWith([2, 1], "W"), sideWith([2, 1], "L")] as const;
    expect(textOf(drawMatch(<Summary body={goals} around={clear} />, { event: liveHalf }))).not.toContain("(V)");
  });

  it("says of a half without an incident that there is nothing to report, and not that a half is played at half time", () => {
    const body = "AC÷1re mi-temps¬IG÷0¬IH÷0¬~";
    const at = (event: object) => textOf(drawMatch(<Summary body={body} />, { event: { ...liveHalf, ...event } }));
    expect(at({})).toMatch(/1re mi-temps 0 – 0 en cours Rien à signaler pour l’instant/);
    expect(at({ status: eventStatus.halfTime })).toMatch(/1re mi-temps 0 – 0 Rien à signaler pour l’instant/);
    expect(at({ statusType: 3, status: eventStatus.finished })).not.toContain("Rien à signaler");
  });

  it("has the sets of a match of sets, with their length and tie-break", () => {
    const body = "AC÷1er set¬IG÷7¬IH÷6¬IG÷7¬IH÷3¬RB÷0:58¬~";
    const reordered = "AC÷1er set¬RB÷0:58¬IG÷7¬IH÷6¬IG÷7¬IH÷3¬~";
    for (const text of [body, reordered].map((set) =>
      textOf(drawMatch(<Summary body={set} />, { sportId: sportIds.tennis })),
    ))
      expect(text).toMatch(/^Les sets 1er set 7 – 6 jeu décisif 7–3/);
  });

  it.each([
    [{}, "Le match n’a pas commencé"],
    [liveHalf, "Rien à signaler pour l’instant"],
    [{ statusType: 3, status: 3 }, "Aucun fait de jeu connu"],
    [{ statusType: 2, status: undefined }, "En direct, résultat masqué Scores, horloge et alertes attendent"],
  ])("says what is missing where nothing is told (%o)", (event, text) => {
    expect(textOf(drawMatch(<Summary body="" />, { event }))).toContain(text);
  });

  it("finds nothing missing in sets and quarters that have a score", () => {
    const body = "AC÷1er set¬IG÷2¬IH÷2¬~";
    const event = { ...liveHalf, status: eventStatus.set1, homeScore: 0, awayScore: 0 };
    const text = textOf(drawMatch(<Summary body={body} />, { event, sportId: sportIds.tennis }));
    expect(text).toMatch(/Les sets 1er set 2 – 2 en cours/);
    const won = drawMatch(<Summary body={body} />, { event: { ...event, homeScore: 1 }, sportId: sportIds.tennis });
    expect(textOf(won), "a set that is won").toMatch(/Les sets 1er set 2 – 2(?! en cours)/);
    expect(text).not.toContain("Rien à signaler");
  });

  it("gives a running inning to the side that bats, and not a 0 to the one that is yet to", () => {
    const at = (score: string, serve: number, sportId: number = sportIds.baseball) => {
      const periods = {
        homePeriod1: 0,
        awayPeriod1: 0,
        homePeriod2: Number(score[3]),
        awayPeriod2: Number(score.at(-2)),
      };
      const event = { ...liveHalf, ...periods, status: eventStatus.inning2, homeCode: "LEN", awayCode: "LYO", serve };
      return textOf(drawMatch(<Summary body={`AC÷2e manche¬${score}~`} />, { event, sportId }));
    };
    expect(at("IG÷0¬IH÷1¬", 2)).toContain("2e manche LYO 1 en cours");
    expect(at("IG÷0¬IH÷0¬", 2)).toContain("2e manche LYO 0 en cours");
    expect(at("IG÷0¬IH÷1¬", 1)).toContain("2e manche 0 – 1 en cours");
    const innings = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) => [
      [`homePeriod${number}`, number === 1 ? 3 : 0],
      [`awayPeriod${number}`, 0],
    ]);
    const over = { ...Object.fromEntries(innings), statusType: 3, status: eventStatus.finished, awayCode: "LYO" };
    const ninth = drawMatch(<Summary body="AC÷9e manche¬IG÷0¬IH÷0¬~" />, { event: over, sportId: sportIds.baseball });
    expect(textOf(ninth), "a host that leads does not bat").toMatch(/9e manche LYO 0(?! en cours)/);
    expect(at("IG÷0¬IH÷0¬", 2, sportIds.cricket)).toContain("2e manche LYO 0 en cours");
    expect(at("IG÷12¬IH÷0¬", 1, sportIds.cricket)).toContain("2e manche LEN 12 en cours");
  });

  it("has the rounds of a bout in which something happened, and the one that is fought", () => {
    const rounds = "AC÷Reprise 1¬~AC÷Reprise 2¬~III÷a¬IA÷2¬IE÷999¬IF÷Shaw T.¬IK÷Envoi au tapis¬~AC÷Reprise 3¬~";
    const at = (body: string, event: object) =>
      textOf(drawMatch(<Summary body={body} />, { event, sportId: sportIds.mma }));
    const over = { statusType: 3, status: eventStatus.finished };
    expect(at(rounds, over)).toMatch(/^Le combat Reprise 2 Shaw T\. Envoi au tapis(?! Reprise)/);
    expect(at(rounds, over)).not.toMatch(/Reprise [13]/);
    expect(at(rounds, { ...liveHalf })).toMatch(/^Le combat Reprise 3 en cours Reprise 2 Shaw T\./);
    expect(at("AC÷Reprise 1¬~AC÷Reprise 2¬~", over)).toMatch(/^Le combat Aucun fait de jeu connu(?! La source)/);
  });

  it("marks a try as it marks a goal, and has all scores of a match in one place", () => {
    const incident = (id: string, home: number, away: number, label: string) =>
      `III÷${id}¬IA÷1¬IE÷999¬INX÷${home}¬IOX÷${away}¬IF÷Durand L.¬IK÷${label}¬~`;
    const body = `AC÷1re mi-temps¬~${incident("a", 5, 0, "Essai")}${incident("b", 12, 10, "Transformation")}`;
    const markup = drawMatch(<Summary body={body} />, { sportId: sportIds["rugby-union"] });
    expect(markup).not.toContain("dot-sign");
    expect(markup.match(/class="chip wide"/g)).toHaveLength(2);
  });

  it("calls a ground a stadium in football alone", () => {
    const body = "MIT÷REF¬MIV÷A¬MIT÷VEN¬MIV÷Bercy¬~";
    const bout = textOf(drawMatch(<Summary body={body} />, { sportId: sportIds.boxing }));
    expect(bout).toMatch(/Arbitre A Lieu Bercy/);
    expect(textOf(drawMatch(<Summary body={body} />, { sportId: sportIds.soccer }))).toContain("Stade Bercy");
  });

  it("promises line-ups where sides have players, and not where a player is the side", () => {
    const before = (sportId: number) => textOf(drawMatch(<Summary body="" />, { sportId }));
    expect(before(sportIds.soccer)).toContain("Les compositions arrivent");
    expect(before(sportIds.tennis)).not.toContain("compositions");
  });

  it("has no score beside a kick that was missed", () => {
    const body = "AC÷Tirs au but¬~III÷a¬IA÷1¬IE÷11¬INX÷0¬IOX÷1¬IF÷Durand L.¬IK÷Penalty manqué¬~";
    const markup = drawMatch(<Summary body={body} />);
    expect(textOf(markup)).toContain("Durand L. Penalty manqué");
    expect(markup).not.toContain("chip");
  });

  it("has its stations on one line, which keys can scroll", () => {
    expect(drawMatch(<Summary body="TVT÷Un, Deux¬~" />)).toContain(
      '<section class="stations-line" aria-label="Où regarder" tabindex="0"><ul class="stations">',
    );
  });

  it("names referees on one line, and the facts of the source's own", () => {
    const body =
      "MIT÷REF¬MIV÷A¬MIT÷REF¬MIV÷B¬MIT÷ATT¬MIV÷80 663¬MIT÷TIF¬MIV÷Météo: 6 °C¬MIT÷TIF¬MIV÷Longueur: 7.1 km¬~TVT÷Un, Deux¬~";
    const text = textOf(drawMatch(<Summary body={body} />));
    expect(text).toMatch(
      /Où regarder Un Deux Fiche du match .*Arbitres A, B Affluence 80 663 Météo 6 °C Longueur 7,1 km/,
    );
  });
});
