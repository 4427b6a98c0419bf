import { describe, expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { drawMatch, liveHalf, textOf } from "./drawn-match.fixture.tsx";
import { Report } from "./report/route.tsx";
import { MatchOdds } from "./odds/match-odds.tsx";
import { payoutOf } from "./odds/odds-tables.tsx";
import { Points } from "./points/points.tsx";
import { shareOfHome } from "./statistics/figure.ts";
import { Statistics } from "./statistics/statistics.tsx";

await loadAllTexts();

describe("the report", () => {
  it("is a headline and what happened, and says who wrote it", () => {
    const text = textOf(drawMatch(<Report body="TMT÷Lens bat Lyon¬~TMX÷Deux buts.¬~" />));
    expect(text).toMatch(/^Lens bat Lyon Deux buts\. Écrit à partir des données/);
  });

  it("says when there will be one where there is none", () => {
    expect(textOf(drawMatch(<Report body="" />))).toMatch(/Pas encore de compte rendu.*à la fin du match/);
  });
});

describe("statistics", () => {
  const body =
    "SE÷Match¬~SF÷Top¬~SD÷12¬SG÷Possession¬SH÷54%¬SI÷46%¬~SG÷xG¬SH÷0.5¬SI÷1.5¬~SE÷1re mi-temps¬~SF÷Top¬~SG÷Tirs¬SH÷0¬SI÷0¬~";

  it("have a bar for each side, and a choice of periods", () => {
    const markup = drawMatch(<Statistics body={body} />);
    expect(textOf(markup)).toMatch(/^Période Match 1re mi-temps Top Possession 54 % 46 % xG 0,5 1,5 Top Tirs 0 0$/);
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(markup).toMatch(/class="figure home-leads"><dt>Possession.*?class="home" x="45\.5\d*" width="53\.4\d*"/);
    expect(markup).toMatch(/class="figure away-leads"><dt>xG/);
    // A statistic of 0 and 0 has nothing to compare.
    expect(markup.match(/<svg/g)).toHaveLength(2);
    expect(drawMatch(<Statistics body="" />)).toContain("Pas de statistiques");
  });

  it.each([
    ["54%", "46%", 54],
    ["81% (328/405)", "27%", 75],
    ["1 200", "400", 75],
    ["-0.05", "1", null],
    ["3/5", "1/5", 75],
    ["–", "1", null],
    ["0", "0", null],
  ])("compare %s with %s", (home, away, share) => {
    expect(shareOfHome(home, away)).toBe(share);
  });
});

describe("odds", () => {
  const names = [
    { id: 1, name: "One", href: "https://one.example/", isInvented: false },
    { id: 2, name: "Two", href: null, isInvented: false },
    { id: 3, name: null, href: null, isInvented: false },
  ];
  const form = { isNamed: true, isLinked: true, asText: true };
  const bettingWith = (comparison: object, bookmakers = names) => ({
    minimumAge: 18,
    notice: null,
    helpline: [],
    why: { href: "/pourquoi", text: "Pourquoi" },
    odds: {
      market: "fr",
      bookmakers,
      tab: "odds-comparison",
      summary: form,
      comparison: { ...form, background: true, ...comparison },
    },
  });
  const betting = bettingWith({});
  const body =
    "OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~OE÷1¬XA÷1.50[u]1.55¬XB÷3.90[d]3.80¬XC÷6.00¬OG÷1¬~OE÷2¬XA÷1.60¬XB÷4.00¬XC÷50.00¬OG÷0¬~" +
    "OE÷3¬XA÷1.50¬XB÷3.80¬XC÷5.50¬OG÷1¬~OE÷9¬XA÷9.99¬XB÷9.99¬XC÷9.99¬OG÷1¬~OB÷1re mi-temps¬~OE÷1¬XA÷2.00¬XB÷2.00¬XC÷4.00¬OG÷1¬~" +
    "OA÷Plus/Moins¬OAU÷over-under¬~OB÷Match¬~OCT÷total¬OC÷2.5¬~OE÷1¬XB÷2.00¬XC÷2.00¬OG÷1¬~" +
    "OA÷Score exact¬OAU÷correct-score¬~OB÷Match¬~OCT÷score¬OC÷2:1¬~OE÷1¬XA÷8.50¬OG÷1¬~OE÷2¬XA÷9.00¬OG÷1¬~";

  it("[C3.12] [C3.13] [C3.24] have a view for each bet and period, with two decimals, movement and the best price", () => {
    const markup = drawMatch(<MatchOdds body={body} />, { betting });
    expect(markup.match(/type="radio"/g)).toHaveLength(5);
    const text = textOf(markup);
    expect(text).toMatch(/Score exact Match · /);
    // There is no regular time in tennis.
    expect(textOf(drawMatch(<MatchOdds body={body} />, { betting, sportId: sportIds.tennis }))).toContain(
      "Score exact avant le match",
    );
    expect(text).toContain(
      "One 1.55 meilleure cote cote d’ouverture 1.50 3.80 cote d’ouverture 3.90 6.00 meilleure cote 93,0 %",
    );
    expect(text).toContain("Plus/Moins 2,5 One 2.00 2.00 100,0 %");
    expect(text).toContain("2–1 8.50 9.00 meilleure cote");
    expect(markup).toContain('<span class="best up" title="cote d’ouverture 1.50" data-opened="1.50">1.55');
    // Touch devices cannot hover, so they can show all opening odds.
    expect(markup).toMatch(
      /<label class="show-opened"><input type="checkbox"\/> Montrer les cotes d’ouverture<\/label>/,
    );
    expect(drawMatch(<MatchOdds body={body.replaceAll(/[\d.]+\[[ud]\]/g, "")} />, { betting })).not.toContain(
      "show-opened",
    );
    // A bookmaker that is not allowed in the visitor's place is not shown, even if a feed has it.
    expect(markup).not.toContain("9.99");
  });

  it("[C3.12] call the better of two in a race a duel, name both, and say that it has not started", () => {
    const rival = "OA÷Vainqueur¬OAU÷home-away¬~OB÷Course¬~OCT÷rival¬OC÷Murray C.¬~OE÷1¬XB÷2.00¬XC÷1.80¬OG÷1¬~";
    const event = { homeName: "Allen K." };
    const drawn = textOf(drawMatch(<MatchOdds body={rival} />, { betting, event, sportId: sportIds["auto-racing"] }));
    expect(drawn).toMatch(/Face-à-face avant le départ .*Allen K\. – Murray C\. One 2\.00 1\.80/);
    expect(drawn).not.toContain("Vainqueur");
  });

  it("name the terms of a bet on a place beside the price of a race's winner", () => {
    const places = "OA÷Places¬OAU÷top-position¬~OB÷Course¬~OCT÷places¬OC÷1¬~OE÷1¬XA÷4.50¬TEW÷1/4 1-3¬OG÷1¬~";
    const drawn = textOf(drawMatch(<MatchOdds body={places} />, { betting, sportId: sportIds["horse-racing"] }));
    expect(drawn).toMatch(/4\.50 (?:meilleure cote )?placé : 1\/4 1-3/);
  });

  it("[C6.03] name and link bookmakers as the place allows, and strike what is suspended", () => {
    const markup = drawMatch(<MatchOdds body={body} />, { betting });
    expect(markup).toContain(
      '<a href="https://one.example/" target="_blank" rel="sponsored nofollow noopener">One</a>',
    );
    expect(markup).toContain('<th scope="row">Two</th>');
    expect(markup).toContain('<th scope="row">Bookmaker 3</th>');
    expect(markup).toContain("<s>50.00</s>");
    expect(markup).toContain("<strong>18+</strong>");
  });

  it("[A3.06] leave out the name, the link or the ground of the cells where the operator switches it off", () => {
    const drawn = (changes: object) => drawMatch(<MatchOdds body={body} />, { betting: bettingWith(changes) });
    expect(drawn({})).toContain('class="odds-tab backed"');
    expect(drawn({ background: false })).toContain('class="odds-tab"');
    expect(drawn({ isLinked: false })).toContain('<th scope="row">One</th>');
    expect(drawn({ isNamed: false })).toContain('<th scope="row">Bookmaker 1</th>');
    expect(drawn({ isNamed: false })).not.toContain("one.example");
    const withLogo = [{ id: 1, name: "One", href: null, isInvented: false, logo: "/bookmakers/one.svg" }];
    const drawnWith = (asText: boolean) =>
      drawMatch(<MatchOdds body={body} />, { betting: bettingWith({ asText }, withLogo) });
    expect(drawnWith(false)).toContain('<img class="bookmaker-logo" src="/bookmakers/one.svg" alt="One"/>');
    expect(drawnWith(true)).toContain('<th scope="row">One</th>');
  });

  it("say when there are none, and that live ones come back", () => {
    expect(textOf(drawMatch(<MatchOdds body="" />, { betting }))).toMatch(/^Pas de cotes pour ce match .* la veille/);
    expect(textOf(drawMatch(<MatchOdds body="" />, { betting, event: liveHalf }))).toContain("suspendus");
  });

  it("pay out what their prices leave of the stakes", () => {
    const prices = (list: readonly (number | null)[]) => list.map((price) => ({ price }));
    expect(payoutOf("HOME_AWAY", prices([2, 2]))).toBe(100);
    expect(payoutOf("DOUBLE_CHANCE", prices([1.5, 1.5, 1.5]))).toBeCloseTo(100);
    expect(payoutOf("HOME_AWAY", prices([2, null]))).toBeNull();
    expect(payoutOf("TOP_POSITION_MERGED", prices([2]))).toBeNull();
  });
});

describe("point by point", () => {
  const body =
    "HA÷1er set¬~HC÷1¬HE÷0¬HG÷2¬HH÷2¬HK÷1¬HL÷15:0, 40:0 |B1|¬~HC÷7¬HD÷9¬HE÷6¬HF÷7¬HK÷1¬~HB÷Jeu décisif¬~HC÷6¬HE÷3¬HG÷1¬HK÷1¬HM÷2,1¬~" +
    "HA÷2e set¬~HC÷0¬HE÷0¬HG÷1¬HL÷15:0¬~";
  const sportId = sportIds.tennis;

  it("has who serves, breaks, each point and the tie-break's own", () => {
    const markup = drawMatch(<Points body={body} />, { sportId });
    const text = textOf(markup);
    expect(text).toMatch(
      /^Partie du match 1er set 2e set 1er set Lens Lyon Break 1 – 0 Lyon au service 15:0 40:0 balle de break BB /,
    );
    expect(text).toContain("7 9 – 6 7 Jeu décisif Lens au service 6–3 balle de set BS");
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
  });

  it("has the set and the game first that are played now", () => {
    const text = textOf(drawMatch(<Points body={body} />, { sportId, event: liveHalf }));
    expect(text).toMatch(
      /^Partie du match 2e set 1er set 2e set Lens Lyon Lens au service 0 – 0 en cours 15:0 1er set Lens Lyon 7 9 – 6 7/,
    );
  });

  it("has more frames than can be chosen from below each other", () => {
    const frames = [...Array(13).keys()].map((index) => `HA÷Frame ${index + 1}¬~HC÷${index}¬HE÷1¬HK÷1¬HL÷60:12¬~`);
    const markup = drawMatch(<Points body={frames.join("")} />, { sportId: sportIds.snooker });
    expect(markup).not.toContain('type="radio"');
    expect(markup.match(/60:12/g)).toHaveLength(13);
  });

  it("has a mark for who scored, and the lead, where each point is a row", () => {
    const quarter = "HA÷Quart 1¬~HC÷3¬HE÷0¬HK÷1¬HI÷3¬~HC÷3¬HE÷2¬HK÷2¬HI÷1-¬~";
    const text = textOf(drawMatch(<Points body={quarter} />, { sportId: sportIds.basketball }));
    expect(text).toBe("Quart 1 Lens Lyon point pour Lens +3 3 – 0 +1 3 – 2 point pour Lyon");
    expect(drawMatch(<Points body="" />)).toContain("Pas de point par point");
  });

  it("says who bats where nobody serves, and no runs of a side of cricket that is yet to bat", () => {
    const innings = (runs: string) => `HA÷1er innings¬~${runs}HG÷2¬~`;
    const text = (runs: string) => textOf(drawMatch(<Points body={innings(runs)} />, { sportId: sportIds.cricket }));
    expect(text("HC÷0¬HE÷4¬HK÷2¬")).toMatch(/^1er innings Lens Lyon\s+– 4 Lyon, à la batte$/);
    expect(text("HC÷193¬HE÷4¬HK÷2¬")).toContain("193 – 4 Lyon, à la batte");
  });

  it("has an innings by overs, each with its balls and the word for a wicket", () => {
    const body = "HA÷1er innings¬~HC÷0¬HE÷5¬HG÷2¬HK÷2¬HL÷0, 4, W, 1wd¬~HC÷0¬HE÷5¬HG÷2¬HL÷0¬~";
    const text = textOf(drawMatch(<Points body={body} />, { sportId: sportIds.cricket }));
    expect(text).toMatch(/Over 1\s+– 5 Lyon, à la batte 0 4 Guichet W 1wd Over 2\s+– 5 en cours Lyon, à la batte 0$/);
  });
});
