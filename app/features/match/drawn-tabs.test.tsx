import { describe, expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { drawMatch, liveHalf, textOf } from "./drawn-match.fixture.tsx";
import { Commentary } from "./commentary/commentary.tsx";
import { HeadToHead } from "./head-to-head/head-to-head.tsx";
import { LineUps } from "./line-ups/line-ups.tsx";
import { actionsOf } from "./line-ups/player-actions.ts";
import { PlayerStatistics } from "./player-statistics/player-statistics.tsx";
import { sortPlayers, toNextOrder } from "./player-statistics/sort-players.ts";
import { Report } from "./report/report.tsx";
import { Standings } from "./standings/standings.tsx";
import { MatchOdds } from "./odds/match-odds.tsx";
import { payoutOf } from "./odds/compare-offers.ts";
import { Points } from "./points/points.tsx";
import { shareOfHome, toLocalFigure } from "./statistics/figure.ts";
import { Statistics } from "./statistics/statistics.tsx";
import { Summary } from "./summary/summary.tsx";

await loadAllTexts();

const goals =
  "AC÷1re mi-temps¬IG÷1¬IH÷1¬~III÷a¬IA÷1¬IB÷23'¬IE÷10¬INX÷1¬IOX÷0¬IF÷Thauvin F.¬IM÷p1¬IK÷Penalty¬~" +
  "III÷b¬IA÷2¬IB÷41'¬IE÷3¬INX÷1¬IOX÷1¬IF÷Šulc P.¬IM÷p2¬IK÷But¬IE÷8¬IF÷Maitland A.¬~" +
  "AC÷2e mi-temps¬IG÷1¬IH÷0¬~III÷c¬IA÷2¬IB÷58'¬IE÷1¬IF÷Tolisso C.¬IM÷p3¬IK÷Carton jaune¬IL÷faute¬~" +
  "III÷d¬IA÷1¬IB÷61'¬IE÷6¬IF÷Aguilar R.¬IE÷7¬IF÷Fofana R.¬~";

describe("the report", () => {
  it("is a headline and what happened, and says who wrote it", () => {
    const text = textOf(drawMatch(<Report body="TMT÷Lens bat Lyon¬~TMX÷Deux buts.¬~" />));
    expect(text).toMatch(/^Lens bat Lyon Deux buts\. Écrit à partir des données/);
  });

  it("says when there will be one where there is none", () => {
    expect(textOf(drawMatch(<Report body="" />))).toMatch(/Pas encore de compte rendu.*à la fin du match/);
  });
});

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
  ])("says what is missing where nothing is told (%o)", (event, text) => {
    expect(textOf(drawMatch(<Summary body="" />, { event }))).toContain(text);
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

  it("names referees on one line, and the facts of the source's own", () => {
    const body = "MIT÷REF¬MIV÷A¬MIT÷REF¬MIV÷B¬MIT÷ATT¬MIV÷80 663¬MIT÷TIF¬MIV÷Météo: 6 °C¬~TVT÷Un, Deux¬~";
    const text = textOf(drawMatch(<Summary body={body} />));
    expect(text).toMatch(/Où regarder Un Deux Fiche du match .*Arbitre A, B Affluence 80 663 Météo 6 °C/);
  });
});

describe("statistics", () => {
  const body =
    "SE÷Match¬~SF÷Top¬~SD÷12¬SG÷Possession¬SH÷54%¬SI÷46%¬~SG÷xG¬SH÷0.5¬SI÷1.5¬~SE÷1re mi-temps¬~SF÷Top¬~SG÷Tirs¬SH÷0¬SI÷0¬~";

  it("have a bar for each side, and a choice of periods", () => {
    const markup = drawMatch(<Statistics body={body} />);
    expect(textOf(markup)).toMatch(/^Match 1re mi-temps Top Possession 54 % 46 % xG 0,5 1,5 Top Tirs 0 0$/);
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(markup).toMatch(/class="figure home-leads"><dt>Possession.*?class="home" x="45\.5\d*" width="53\.4\d*"/);
    expect(markup).toMatch(/class="figure away-leads"><dt>xG/);
    // Nothing to compare in 0 and 0.
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

  it("write figures as the language does", () => {
    expect([toLocalFigure("1.84", "fr"), toLocalFigure("54%", "de"), toLocalFigure("1.84 (54%)", "en")]).toEqual([
      "1,84",
      "54\u202f%",
      "1.84 (54%)",
    ]);
    expect([toLocalFigure("54%", "es"), toLocalFigure("1.84 (54%)", "it")]).toEqual(["54\u202f%", "1,84 (54%)"]);
  });
});

describe("line-ups", () => {
  const player = (index: number, over = "", before = "") =>
    `${before}LH÷${index}¬LP÷p${index}¬LI÷Name${index} N.¬LN÷Name${index} N.¬LJ÷${index + 1}¬${over}~`;
  const eleven = (formation: string) =>
    [...Array(11).keys()]
      .map((index) =>
        index === 0
          ? player(0, "LR÷(G)(C)¬", `LD÷${formation}¬`)
          : player(index, index === 1 ? "LPR÷8.0¬" : "LPR÷7.4¬"),
      )
      .join("");
  const body = (formation: string) => `LA÷F¬LB÷S¬LC÷1¬~${eleven(formation)}LC÷2¬~${eleven("4-4-2")}`;
  const summary = goals.replaceAll("IM÷p1¬", "IM÷p9¬");

  it("stand on a pitch in the lines of the formation, with what each player did", () => {
    const markup = drawMatch(<LineUps body={body("1-4-3-3")} summary={summary} />);
    const [home = ""] = markup.split('<ol class="half of-away">');
    const lines = home.slice(home.indexOf('<ol class="half')).split("<ul>").slice(1);
    expect(lines.map((line) => line.match(/on-pitch/g)?.length)).toEqual([1, 4, 3, 3]);
    expect(textOf(markup)).toMatch(/10 note 7,4 7,4 1 but/);
    expect(textOf(markup)).toContain("4-3-3");
    expect(textOf(markup)).toMatch(/1 Name0 \(C\) 2 note 8,0/);
    expect(markup).toMatch(/class="rating high" title="note 8,0".*class="rating good" title="note 7,4"/);
  });

  it("[C1.08] are lists where no formation places all who start", () => {
    const markup = drawMatch(<LineUps body={body("4-3-2")} summary={null} />);
    expect(markup).not.toContain("on-pitch");
    expect(textOf(markup)).toMatch(/^Titulaires Lens 1 Name0 N\./);
    expect(drawMatch(<LineUps body="" summary={null} />)).toContain("Pas encore de compositions");
  });

  it("[C1.08] stand on a field of the sport where their parts say where, as a list in the source's order", () => {
    const five = (side: string) =>
      ["PG", "SG", "SF", "PF", "C"].map((part, at) => player(at, `LS÷${part}¬TLS÷${part}¬`).replaceAll("Name", side));
    const drawn = drawMatch(
      <LineUps body={`LA÷F¬LB÷S¬LC÷1¬~${five("Un").join("")}LC÷2¬~${five("Deux").join("")}`} summary={null} />,
      { sportId: 3 },
    );
    const [list = ""] = /<ol>.*?<\/ol>/.exec(drawn) ?? [];
    expect(list.match(/on-pitch c\d r\d/g)).toEqual(
      ["c5 r3", "c9 r2", "c1 r2", "c3 r1", "c7 r1"].map((place) => `on-pitch ${place}`),
    );
    expect(textOf(drawn)).toMatch(/^Lens 1 Un0 PG 2 Un1 SG .* Lyon 1 Deux0 PG/);
    expect(textOf(drawn)).not.toContain("Titulaires");
  });

  it("are numbered in the order of batting, in baseball without the pitcher for whom another bats", () => {
    const nine = ["P", "C", "DH"].map((part, at) => player(at, `LS÷${part}¬TLS÷${part}¬`)).join("");
    const drawn = drawMatch(<LineUps body={`LA÷F¬LB÷S¬LC÷1¬~${nine}`} summary={null} />, { sportId: 6 });
    expect(drawn).toMatch(/<h2>Ordre de batte<\/h2>.*<ol class="member-list"/);
    expect(textOf(drawn.slice(drawn.indexOf("Ordre de batte")))).toMatch(/^Ordre de batte Lens 2 Name1 .* 3 Name2 /);
  });

  it("count a player's goals, and not the kicks of a shoot-out", () => {
    const actions = actionsOf(
      `${goals}AC÷Tirs au but¬~III÷s¬IA÷1¬IE÷10¬IM÷p2¬IF÷Šulc P.¬~III÷y¬IB÷9'¬IE÷1¬IM÷p2¬IE÷2¬IM÷p2¬~`,
    );
    expect(actions.get("p2")).toEqual({ goals: 1, ownGoals: 0, card: "secondYellowCard" });
  });
});

describe("past matches", () => {
  const row = (id: string, home: string, away: string, score: readonly [number, number], result: string) =>
    `KC÷1755370800¬KP÷${id}¬KF÷Ligue 1¬KI÷L1¬KJ÷${home}¬KK÷${away}¬FH÷${home}¬FK÷${away}¬UQ÷${home.charAt(0)}¬UO÷${away.charAt(0)}¬KU÷${score[0]}¬KT÷${score[1]}¬WIS÷${result}¬~`;

  it("stand between both first, then each side's with its form, the latest last", () => {
    const body =
      `KA÷Général¬~KB÷Derniers matchs: H¬~${row("e1", "H", "X", [2, 1], "w")}${row("e2", "Y", "H", [1, 1], "d")}` +
      `KB÷Confrontations¬~${row("e3", "A", "H", [0, 3], "w")}`;
    const markup = drawMatch(<HeadToHead body={body} />, { event: { homeName: "H", awayName: "A" } });
    const text = textOf(markup);
    expect(text).toMatch(/^Confrontations directes H 1 · 0 nul · A 0 /);
    const ofTennis = drawMatch(<HeadToHead body={body} />, {
      event: { homeName: "H", awayName: "A" },
      sportId: sportIds.tennis,
    });
    expect(textOf(ofTennis)).toMatch(/^Confrontations directes H 1 · A 0 /);
    expect(text).toMatch(/Derniers matchs : H Nul N Victoire V /);
    expect(markup).toContain('href="/match/e1"');
    expect(markup).toMatch(/<span class="won"><bdi>H<\/bdi><\/span><span><bdi>X<\/bdi>/);
    // A single filter is no choice.
    expect(markup).not.toContain('type="radio"');
  });

  it("say that there are none", () => {
    expect(drawMatch(<HeadToHead body="" />)).toContain("Aucun match passé connu");
  });
});

describe("the commentary", () => {
  const line = (minute: string, type: string, text: string, over = "") =>
    `MB÷${minute}¬MK÷${minute}¬MC÷${type}¬MD÷${text}¬${over}~`;

  it("runs from the latest line to the first, marks what is important, and can leave out the rest", () => {
    const body = line("41'", "goal", "But !", "MF÷1¬") + line("40'", "play", "Corner.") + line("", "time", "Départ.");
    const markup = drawMatch(<Commentary body={body} />);
    expect(textOf(markup)).toBe("Tout Temps forts 41' Temps fort But ! 40' Corner. Départ.");
    expect([...markup.matchAll(/<li class="([^"]+)"/g)].map(([, look]) => look)).toEqual([
      "important",
      "not-in-2",
      "not-in-2",
    ]);
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(markup).toContain("#ball");
  });

  it("has nothing to choose where all lines weigh the same, and says when it has none", () => {
    expect(drawMatch(<Commentary body={line("1'", "play", "Corner.")} />)).not.toContain('type="radio"');
    expect(drawMatch(<Commentary body="" />)).toContain("Pas de commentaires");
  });
});

describe("the statistics of players", () => {
  const row = (path: string, name: string, team: string, values: string) =>
    `PJ÷${name}¬PK÷${path}¬PN÷${team}¬PC÷${values}¬~`;
  const home = row("/a", "Abc A.", "LEN", "7.4|28:38");
  const away = row("/b", "Def B.", "LYO", "-|9:05");
  const body =
    `PA÷Tous¬~TT÷¬~PF÷Player¬PG÷Joueur¬~PF÷RTG¬PG÷Note¬~PF÷MIN¬PG÷Minutes¬~${home}${away}` +
    `PA÷Lens¬~${home}PA÷Lyon¬~${away}`;

  it("stand in one table under short codes, with a filter for each side", () => {
    const markup = drawMatch(<PlayerStatistics body={body} />);
    expect(textOf(markup)).toBe("Tous Lens Lyon Joueur RTG Note MIN Minutes Abc A. LEN 7,4 28:38 Def B. LYO – 9:05");
    expect([...markup.matchAll(/<tr class="([^"]+)"/g)].map(([, look]) => look)).toEqual(["not-in-3", "not-in-2"]);
    expect(markup).toContain('title="Minutes"');
    // Nobody has asked for an order yet.
    expect(markup).not.toContain("aria-sort");
    expect(drawMatch(<PlayerStatistics body="" />)).toContain("Pas de statistiques de joueurs");
  });

  const players = ["9:05", null, "28:38", "9:05"].map((value, index) => ({
    path: String(index),
    name: ["Émile", "Zoé", "Anna", "Eva"][index] ?? "",
    team: "",
    teamIndex: 0,
    values: [value],
  }));
  it.each([
    [null, [0, 1, 2, 3]],
    [{ column: 0, direction: "descending" }, [2, 0, 3, 1]],
    [{ column: 0, direction: "ascending" }, [0, 3, 2, 1]],
    [{ column: null, direction: "ascending" }, [2, 0, 3, 1]],
  ] as const)("are put in order (%o), who has no figure last", (order, expected) => {
    expect(sortPlayers(players, order, "fr").map(({ path }) => Number(path))).toEqual(expected);
  });

  it("begin with the highest figure or the first name, and turn around at the next press", () => {
    const byFigure = toNextOrder(null, 2);
    expect(byFigure).toEqual({ column: 2, direction: "descending" });
    expect(toNextOrder(byFigure, 2).direction).toBe("ascending");
    expect(toNextOrder(toNextOrder(byFigure, 2), 2)).toEqual(byFigure);
    expect(toNextOrder(byFigure, null)).toEqual({ column: null, direction: "ascending" });
  });
});

describe("the standings", () => {
  const row = (rank: number, id: string, over = "") =>
    `TR÷${rank}¬TU÷${rank === 1 ? "q1" : ""}¬TN÷Team ${id}¬TI÷${id}¬TM÷5¬TW÷3¬TDR÷1¬TL÷1¬TPF÷4¬TG÷8:4¬${over}TP÷10¬~`;
  const form = (letter: string, result: string, id: string) =>
    `LMS÷${letter}¬LMU÷${result}¬LME÷${id}¬LMT÷2:1 (X - Y)¬~`;
  const body =
    `TA÷Ligue 1¬TT÷Général¬~TB÷¬TC÷#|Équipe|MJ|V|N|D|B|Diff|Pts¬~${row(1, "X")}${form("?", "upcoming", "e0")}` +
    `${form("V", "w", "e2")}${form("D", "l", "e1")}${row(2, "A", "TRC÷1¬TRE÷live0001¬TRS÷2:1¬")}${row(3, "H")}TV÷q1|Ligue des champions|004682¬~`;
  const others = { home: body, away: "0" };

  it("light both sides of the match, and show zones with their legend, form, and the games that run", () => {
    const markup = drawMatch(<Standings body={body} others={others} />);
    const [overall = ""] = markup.split('class="card league-table"').slice(1);
    expect(textOf(overall.slice(1))).toMatch(
      /^# Équipe MJ V N D B Diff Pts Forme 1 , Ligue des champions Team X 5 3 1 1 8:4 \+4 10 D V 2 Team A 1 place gagnée 1 2 – 1 5 /,
    );
    expect([...overall.matchAll(/<tr class="of-match">.*?<bdi>([^<]+)/g)].map(([, team]) => team)).toEqual([
      "Team A",
      "Team H",
    ]);
    expect(overall).toContain('href="/match/live0001"');
    expect(overall).toContain('fill="#004682"');
    expect(textOf(markup)).toContain("Ligue des champions Classement en direct");
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
  });

  it("say which of them are missing", () => {
    expect(textOf(drawMatch(<Standings body={body} others={others} />))).toContain("Pas de classement");
    const markup = drawMatch(<Standings body="" others={others} />);
    expect(textOf(markup)).toContain("Pas de classement");
    expect(markup).not.toContain("<table");
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
    odds: { market: "fr", bookmakers, summary: form, comparison: { ...form, background: true, ...comparison } },
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
    expect(markup).toContain('<span class="best up" title="cote d’ouverture 1.50">1.55');
    // One that the place may not see is not shown, whatever a feed says.
    expect(markup).not.toContain("9.99");
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
    expect(text).toMatch(/^1er set 2e set 1er set Lens Lyon Break 1 – 0 Lyon au service 15:0 40:0 balle de break BB /);
    expect(text).toContain("7 9 – 6 7 Jeu décisif Lens au service 6–3 balle de set BS");
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
  });

  it("has the set and the game first that are played now", () => {
    const text = textOf(drawMatch(<Points body={body} />, { sportId, event: liveHalf }));
    expect(text).toMatch(
      /^2e set 1er set 2e set Lens Lyon Lens au service 0 – 0 en cours 15:0 1er set Lens Lyon 7 9 – 6 7/,
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
});
