import { expect, it } from "vitest";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { toCountryId } from "../../../shared/places/countries.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { useLeagues } from "../../live/hooks.tsx";
import { drawMatch, textOf } from "../match/drawn-match.fixture.tsx";
import { useRankedIds } from "./field-order.ts";
import { FieldRows, FieldState, type LimitedList, rowLimit } from "./field-rows.tsx";

await loadAllTexts();

const round3 = { statusType: 2, status: 67 };
const [first, ...others]: readonly EventFields[] = [
  {
    id: "1Event00",
    ...round3,
    homeName: "Højgaard R.",
    homeCountryId: String(toCountryId("DK")),
    rank: 2,
    golfResult: "-12",
    golfParToday: -6,
    golfHole: "F",
    golfHolesPlayed: 18,
    coursePar: 72,
  },
  {
    id: "B",
    ...round3,
    homeName: "Fleetwood T.",
    rank: 1,
    golfResult: "-14",
    golfParToday: 0,
    golfHole: "13",
    golfHolesPlayed: 13,
  },
  { id: "C", ...round3, homeName: "Rose J.", rank: 2, golfResult: "-12" },
  { id: "D", statusType: 3, status: 3, homeName: "Pavon M.", stopReason: "CUT" },
];

type RowsProps = { readonly category: ListCategory; readonly currentId?: string; readonly place?: LimitedList };

function Rows({ category, currentId, place = "main" }: RowsProps) {
  const { league = {}, eventIds = [] } = useLeagues()[0] ?? {};
  return (
    <>
      <FieldState eventIds={eventIds} />
      <FieldRows
        league={league}
        eventIds={eventIds}
        category={category}
        place={place}
        {...(currentId ? { currentId } : {})}
      />
    </>
  );
}
type Drawing = {
  readonly category?: ListCategory;
  readonly events?: readonly EventFields[];
  readonly sportId?: number;
  readonly currentId?: string;
  readonly lang?: "fr" | "en";
};
const draw = ({
  category = "all",
  events = [first ?? {}, ...others],
  sportId = sportIds.golf,
  currentId = "",
  lang = "fr",
}: Drawing = {}) => {
  const [event = {}, ...more] = events;
  return drawMatch(<Rows category={category} currentId={currentId} />, { event, others: more, sportId, lang });
};
const rowsOf = (html: string) => [...html.matchAll(/<li id="g_[^>]*>(.*?)<\/li>/gs)].map(([, row = ""]) => textOf(row));

it("[C9.09] lists who missed the cut by their strokes", () => {
  const cut = ["+3", "E", "-1"].map((golfResult, index) => ({
    id: `E${index}`,
    statusType: 3,
    status: 3,
    homeName: `Cut ${golfResult}`,
    golfResult,
    stopReason: "CUT",
  }));
  const names = rowsOf(draw({ events: [first ?? {}, ...cut] })).map((row) => /Cut ([-+E]\S*)/.exec(row)?.[1]);
  expect(names).toEqual([undefined, "-1", "E", "+3"]);
});

it("[C9.09] lists the leader first, tied golfers with a T, and who missed the cut last, with the word for it", () => {
  expect(rowsOf(draw())).toEqual([
    "1. Fleetwood T. par 13 −14",
    "T2 Højgaard R. −6 F −12",
    "T2 Rose J. −12",
    "Cut Pavon M. Cut manqué",
  ]);
});

it("puts who did not come in behind the ranked: lapped, stopped, disqualified, not started", () => {
  const over = { statusType: 3, status: 3 };
  const reasons = ["DNS", "DSQ", "DNF", "LAP", undefined];
  const events = reasons.map((stopReason, index) => ({
    id: ["1Event00", "B", "C", "D", "E"][index] ?? "",
    ...over,
    homeName: `Skier ${index}`,
    ...(stopReason === undefined ? { rank: 1 } : { stopReason }),
  }));
  const rows = rowsOf(draw({ events, sportId: sportIds.biathlon })).map((row) => row.split(" ")[0]);
  expect(rows).toEqual(["1.", "Doublé", "Ab.", "Dsq", "NP"]);
});

it("[C9.09] marks a dead heat as equal, with no third place behind two second ones, and says it in words", () => {
  const over = { statusType: 3, status: 3 };
  const places = [1, 2, 2, 4].map((rank, index) => ({ id: ["1Event00", "B", "C", "D"][index] ?? "", ...over, rank }));
  const events = places.map((place, index) => ({ ...place, homeName: `Skier ${index}`, raceTime: "1:20.10" }));
  const html = draw({ events, sportId: sportIds.alpine });
  expect(rowsOf(html).map((row) => row.split(" ")[0])).toEqual(["1.", "2=", "2=", "4."]);
  expect(html).toContain('aria-label="2e ex æquo Skier 1, ');
  expect(draw({ events, sportId: sportIds.alpine, lang: "en" })).toContain('aria-label="joint 2nd Skier 2, ');
});

it("names the columns, the course and the state of the whole event once", () => {
  const text = textOf(draw());
  expect(text).toMatch(/^3e tour par 72 Tour Trou Total 1\. /);
  expect(textOf(draw({ lang: "en" }))).toContain("par 72 Today Hole Total");
  // The head of a starter's page says the course.
  expect(textOf(draw({ currentId: "B" }))).toMatch(/^3e tour Engagé Tour Trou Total 1\. /);
});

it("leads each row to its starter's page and says it as a sentence, with the flag of the nation", () => {
  const html = draw({ currentId: "B" });
  expect(html).toContain('href="/match/1Event00"');
  expect(html).toContain('aria-label="2e ex æquo Højgaard R., −12, −6 aujourd’hui, tour terminé"');
  expect(html).toMatch(/<img loading="lazy" src="\/flags\/[\d.]+\/dk\.svg" alt=""\/>/);
  expect(html).toMatch(/class="row starter live under-way first current"/);
});

it("lights nobody's score as live who is not on the course, nor anybody's while the round is suspended", () => {
  expect(draw().match(/under-way/g)).toHaveLength(2);
  const suspended = [first ?? {}, ...others].map((event) => ({ ...event, status: 36 }));
  const html = draw({ events: suspended });
  expect(html).not.toContain("under-way");
  expect(html).toMatch(/<b class="state resting">Interrompu<\/b>/);
});

it("[C2.01] has a race in a tab as a whole: it is live while any starter is", () => {
  expect(rowsOf(draw({ category: "live" }))).toHaveLength(4);
  expect(rowsOf(draw({ category: "finished" }))).toEqual([]);
  expect(draw({ category: "finished" })).not.toContain("<ul");
});

it("[C9.05] lists ten cyclists, and leads to all", () => {
  const events = Array.from({ length: 26 }, (_, index) => ({
    id: index === 0 ? "1Event00" : `E${index}`,
    homeName: `Rider ${index}`,
    rank: index + 1,
  }));
  const html = draw({ events, sportId: sportIds.cycling });
  expect(rowsOf(html)).toHaveLength(10);
  expect(html).toContain('<a class="all-starters" href="/race/">Afficher les 26 engagés</a>');
  expect(rowsOf(draw({ events, sportId: sportIds["auto-racing"] }))).toHaveLength(26);
});

it("[C1.06] shows number, jockey and trainer of a horse, and leads to its race, as it has no page", () => {
  const horse = {
    id: "1Event00",
    homeName: "Calandagan",
    startNumber: 4,
    rider: "M. Sorel",
    trainer: "S. Kinsella",
    rank: 1,
    lengthKm: 2.4,
  };
  const behind = { id: "B", homeName: "Daryz", rank: 2, gap: "0.96", raceTime: "2:11.13" };
  const html = draw({ events: [horse, behind], sportId: sportIds["horse-racing"] });
  // On a phone the jockey has the room of the time.
  expect(html).toContain('<span class="c wide late">2:11,13</span>');
  expect(rowsOf(html)[0]).toBe("1. Calandagan N° 4 · M. Sorel · entr. S. Kinsella");
  expect(html).toContain('href="/race/"');
  expect(html).not.toContain("/match/");
  expect(textOf(html)).toContain("2,4 km");
});

it("says the lap of the leader while the race runs", () => {
  const race = { statusType: 2, status: 1014, lapsTotal: 58 };
  const events = [
    { id: "1Event00", ...race, homeName: "Norris L.", rank: 1, laps: 31, team: "McLaren" },
    { id: "B", ...race, homeName: "Verstappen M.", rank: 2, laps: 31, gap: "2.418", pitStops: 1 },
  ];
  const html = draw({ events, sportId: sportIds["auto-racing"] });
  expect(html).toContain('<b class="state live">Tour 31/58</b>');
  expect(rowsOf(html)).toEqual(["1. Norris L. McLaren Leader", "2. Verstappen M. 1 +2,418"]);
});

it("names no column that no starter fills, and calls none a time that has the leader's kilometres", () => {
  const running = { statusType: 2, status: 1014 };
  const ride = [
    { id: "1Event00", ...running, homeName: "Pogačar T.", rank: 1, distanceKm: 33.8 },
    { id: "B", ...running, homeName: "van Aert W.", rank: 2, gap: "+0:03" },
  ];
  const html = draw({ events: ride, sportId: sportIds.cycling });
  expect(textOf(html)).toContain("2 engagés Écart 1.");
  expect(rowsOf(html)).toEqual(["1. Pogačar T. 33,8 km Leader", "2. van Aert W. +0:03"]);
  const over = ride.map((event) => ({ ...event, statusType: 3, status: 3, raceTime: "4:01:10" }));
  expect(textOf(draw({ events: over, sportId: sportIds.cycling }))).toContain("2 engagés Temps Écart 1.");
  expect(textOf(draw({ events: over, sportId: sportIds["moto-racing"] }))).not.toContain("Arrêts");
  expect(
    draw({ events: [{ id: "1Event00", ...running, homeName: "Botn J.", rank: 1 }], sportId: sportIds.biathlon }),
  ).not.toContain('class="c');
});

it("says what each car drives on, on the page of the race, where the source knows it", () => {
  const event = { id: "1Event00", statusType: 2, status: 1014, homeName: "Norris L.", rank: 1, tyre: "hard" };
  const others = [{ id: "B", statusType: 2, status: 1014, homeName: "Verstappen M.", rank: 2, tyre: "of a source" }];
  const page = (place: LimitedList) =>
    drawMatch(<Rows category="all" place={place} />, { event, others, sportId: sportIds["auto-racing"] });
  expect(page("tournament-page")).toContain('<abbr class="tyre-mark hard" title="Dur">D</abbr>');
  expect(rowsOf(page("tournament-page"))[1]).toBe("2. Verstappen M.");
  expect(page("main")).not.toContain("tyre");
});

it("[C9.09] orders starters by rank, those without one last and as they came, and says which share a place", () => {
  const ranks = { "1Event00": null, B: 2, C: null, D: 1, E: 2 };
  const [event = {}, ...more] = Object.entries(ranks).map(([id, rank]) => ({ id, rank }));
  const Order = () => (
    <p>
      {useRankedIds(Object.keys(ranks))
        .map(({ id, isTied }) => (isTied ? `T${id}` : id))
        .join(" ")}
    </p>
  );
  expect(drawMatch(<Order />, { event, others: more, sportId: sportIds.golf })).toBe("<p>D TB TE 1Event00 C</p>");
});

const limit = (name: SportName, list: LimitedList): number | null => {
  const sport = sportById(sportIds[name]);
  return sport && rowLimit(sport, list);
};

it("[C9.05] shows 40 rows of a no-duel event on the main list, 30 in golf, 10 in cycling and winter sports", () => {
  const names = ["auto-racing", "horse-racing", "golf", "cycling", "winter-sports", "biathlon"] as const;
  expect(names.map((name) => limit(name, "main"))).toEqual([40, 40, 30, 10, 10, 10]);
  expect(limit("soccer", "main")).toBeNull();
});

it("[C9.05] shows 1000 rows of winter sports on a tournament page, and 10 of any no-duel event in my games", () => {
  expect(limit("alpine", "tournament-page")).toBe(1000);
  expect(limit("winter-sports", "tournament-page")).toBe(1000);
  expect(limit("golf", "tournament-page")).toBeNull();
  expect(limit("golf", "my-games")).toBe(10);
  expect(limit("alpine", "my-games")).toBe(10);
});
