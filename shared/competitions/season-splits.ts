/** How a league's season is divided after its clubs have played so many games. */
export type SeasonSplit = {
  /** The years in which the first and the last of these seasons begin. */
  readonly from: number;
  readonly until?: number;
  readonly clubs: number;
  /** The games of each club before. */
  readonly games: number;
  /**
   * The parts, from the top of the table: their games add to those before. Clubs beyond the parts play no more.
   * `groups` are parts of the games before, after which come knock-out games; `halves` have a champion each.
   */
  readonly kind: "parts" | "groups" | "halves";
  readonly parts: readonly { readonly name: string; readonly size: number }[];
  /** Clubs of another league that join a part. */
  readonly guests?: number;
  /** The parts into which points are carried, by their names; the others begin at zero. Without it, all of them. */
  readonly carriedInto?: RegExp;
  /** The regulation that says so. */
  readonly source: string;
};

/** Names of parts that every language has a word for. */
export const partNames = ["championship", "europeanPlayOffs", "relegationGroup"] as const;
const [championship, european, relegation] = partNames;

const twoParts = (size: number) => [
  { name: championship, size },
  { name: relegation, size },
];

/** Two groups that play for a place in Europe: "europeanPlayOffs A". */
const twoGroupsOf = (size: number) => ["A", "B"].map((letter) => ({ name: `${european} ${letter}`, size }));
/** "championship", "Championship round", "Play-offs I": the part that decides the Belgian title. */
const belgianTitle = /champion|play-?\s?offs?\s*(?:i|1)\b/i;

const splits: Readonly<Record<string, readonly SeasonSplit[]>> = {
  "SCO/premiership": [
    {
      from: 2000,
      clubs: 12,
      games: 33,
      kind: "parts",
      parts: twoParts(6),
      source: "Rules of the Scottish Premier League, season 2000-01, and of the Scottish Professional Football League",
    },
  ],
  "CH/super-league": [
    {
      from: 2023,
      clubs: 12,
      games: 33,
      kind: "parts",
      parts: twoParts(6),
      source: "Swiss Football League, Wettspielreglement, season 2023-24",
    },
  ],
  "AT/bundesliga": [
    {
      from: 2018,
      clubs: 12,
      games: 22,
      kind: "parts",
      parts: twoParts(6),
      source: "Österreichische Fußball-Bundesliga, Meisterschaftsregeln, season 2018-19",
    },
  ],
  "BE/jupiler-pro-league": [
    {
      from: 2009,
      until: 2009,
      clubs: 15,
      games: 28,
      kind: "parts",
      parts: [{ name: championship, size: 6 }, ...twoGroupsOf(4)],
      carriedInto: belgianTitle,
      source: "Pro League, regulations of the championship, season 2009-10",
    },
    {
      from: 2010,
      until: 2014,
      clubs: 16,
      games: 30,
      kind: "parts",
      parts: [{ name: championship, size: 6 }, ...twoGroupsOf(4), { name: relegation, size: 2 }],
      carriedInto: belgianTitle,
      source: "Pro League, regulations of the championship, seasons 2010-11 to 2014-15",
    },
    {
      from: 2015,
      until: 2015,
      clubs: 16,
      games: 30,
      kind: "parts",
      parts: [{ name: championship, size: 6 }, ...twoGroupsOf(4)],
      carriedInto: belgianTitle,
      source: "Pro League, regulations of the championship, season 2015-16",
    },
    {
      from: 2016,
      until: 2018,
      clubs: 16,
      games: 30,
      kind: "parts",
      parts: [{ name: championship, size: 6 }, ...twoGroupsOf(6)],
      guests: 3,
      carriedInto: belgianTitle,
      source: "Pro League, regulations of the championship, seasons 2016-17 to 2018-19",
    },
    {
      from: 2020,
      until: 2022,
      clubs: 18,
      games: 34,
      kind: "parts",
      parts: [
        { name: championship, size: 4 },
        { name: european, size: 4 },
      ],
      source: "Pro League, regulations of the championship, seasons 2020-21 to 2022-23",
    },
    {
      from: 2023,
      until: 2025,
      clubs: 16,
      games: 30,
      kind: "parts",
      parts: [
        { name: championship, size: 6 },
        { name: european, size: 6 },
        { name: relegation, size: 4 },
      ],
      source: "Pro League, regulations of the championship, seasons 2023-24 to 2025-26",
    },
  ],
  "PL/ekstraklasa": [
    {
      from: 2013,
      until: 2019,
      clubs: 16,
      games: 30,
      kind: "parts",
      parts: twoParts(8),
      source: "PZPN, regulations of the Ekstraklasa, seasons 2013-14 to 2019-20",
    },
  ],
  "RU/premier-liga": [
    {
      from: 2011,
      until: 2011,
      clubs: 16,
      games: 30,
      kind: "parts",
      parts: twoParts(8),
      source: "Russian Premier League, regulations of the season 2011-12",
    },
  ],
  "MX/liga-mx": [
    {
      from: 2011,
      clubs: 18,
      games: 17,
      kind: "halves",
      parts: [
        { name: "Apertura", size: 18 },
        { name: "Clausura", size: 18 },
      ],
      source: "FMF, Reglamento de Competencia, season 2011-12",
    },
  ],
  "CN/super-league": [
    {
      from: 2020,
      until: 2020,
      clubs: 16,
      games: 14,
      kind: "groups",
      parts: [
        { name: "1", size: 8 },
        { name: "2", size: 8 },
      ],
      source: "CFA, regulations of the Chinese Super League 2020",
    },
  ],
};

/** How a football league's season is divided by its regulations; null where nobody knows of a division. */
export function splitOf(competition: string, season: string): SeasonSplit | null {
  const year = Number.parseInt(season, 10);
  return splits[competition]?.find(({ from, until = Infinity }) => year >= from && year <= until) ?? null;
}

const sorted = (sizes: readonly number[]) => sizes.toSorted((a, b) => a - b).join(" ");
type Sides = readonly [home: string, away: string];
export type DividedSeason<G> = { readonly before: readonly G[]; readonly after: readonly (readonly G[])[] };

/**
 * Divides the games of a season by its fixtures alone: the games after the split are those that both sides play after
 * so many others, and a part is the clubs that play each other in them. Null where the fixtures do not fit the
 * regulation: before the split, and where a game was put off beyond it.
 * @param games in the order in which they are played
 */
export function divideByFixtures<G>(
  games: readonly G[],
  sidesOf: (game: G) => Sides,
  { clubs, games: first, kind, parts, guests = 0 }: Pick<SeasonSplit, "clubs" | "games" | "kind" | "parts" | "guests">,
): DividedSeason<G> | null {
  const played = new Map<string, number>();
  const before: G[] = [];
  const later: G[] = [];
  const isGuest = guests === 0 ? () => false : guestsAmong(games, sidesOf, first);
  for (const game of games) {
    const counts = sidesOf(game).map((side) => {
      if (isGuest(side)) return Infinity;
      const count = (played.get(side) ?? 0) + 1;
      played.set(side, count);
      return count;
    });
    if (counts.every((count) => count <= first)) before.push(game);
    else if (counts.every((count) => count > first)) later.push(game);
    else return null;
  }
  if (played.size !== clubs || later.length === 0) return null;
  const meeting = groupsOf(kind === "groups" ? before : later, sidesOf);
  const expected = kind === "halves" ? [clubs] : parts.map(({ size }) => size);
  if (sorted(meeting.map((each) => each.size)) !== sorted(expected)) return null;
  const gamesOf = (ids: ReadonlySet<string>, of: readonly G[]) => of.filter((game) => ids.has(sidesOf(game)[0]));
  if (kind === "groups") return { before: [], after: meeting.map((ids) => gamesOf(ids, before)) };
  return { before, after: meeting.map((ids) => gamesOf(ids, later)) };
}

/** Tells the sides of some games that play fewer of them than the clubs do before the split. */
function guestsAmong<G>(games: readonly G[], sidesOf: (game: G) => Sides, first: number): (side: string) => boolean {
  const played = new Map<string, number>();
  for (const side of games.flatMap(sidesOf)) played.set(side, (played.get(side) ?? 0) + 1);
  return (side) => (played.get(side) ?? 0) < first;
}

/** The clubs that meet each other, directly or through others. */
function groupsOf<G>(games: readonly G[], sidesOf: (game: G) => Sides): readonly ReadonlySet<string>[] {
  const groupBySide = new Map<string, Set<string>>();
  for (const game of games) {
    const [home, away] = sidesOf(game);
    const joined = new Set([...(groupBySide.get(home) ?? [home]), ...(groupBySide.get(away) ?? [away])]);
    for (const side of joined) groupBySide.set(side, joined);
  }
  return [...new Set(groupBySide.values())];
}
