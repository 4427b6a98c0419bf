import { sportIdOf, stableId } from "../../shared/sports/stable-id.ts";
import { intBetween, randomOf } from "../../shared/basics/random.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { dayNumber, daySeconds, parseIsoDay, toIsoDay } from "../../shared/basics/day.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { clubOf } from "../catalogue/clubs.ts";
import type { Transfer, TransferKind } from "../../shared/competitions/transfer.ts";
import { toStarter } from "../catalogue/sports/to-league.ts";
import { peopleOf, personOf } from "./people.ts";
import { starterIn } from "./sports/known-starters.ts";
import { squadLayout } from "./sports/squad-layouts.ts";

/** Players who came to each club in a year, within its league. */
const arrivalsPerClub = 4;
/** When players move: summer and winter, as days of the year's first and second half. */
const windows = [
  { from: "07-01", days: 62, share: 0.7 },
  { from: "01-02", days: 30, share: 0.3 },
] as const;

/** Shares of all moves; the rest is for a fee. */
const kindShares: readonly (readonly [TransferKind, number])[] = [
  ["loan", 0.25],
  ["free", 0.25],
];

const cache = createCache<readonly Transfer[]>(50);

/** The moves of the built-in world that a team or a player was part of, of this year and the last; in no order. */
export function transfersOf(seed: string, participantId: string, nowSeconds: number): readonly Transfer[] {
  const sportId = sportIdOf(participantId);
  if (sportId === null) return [];
  const league = leagueOf(sportId, personOf(seed, participantId)?.team?.id ?? participantId);
  if (league === null) return [];
  const year = Number(toIsoDay(dayNumber(nowSeconds, 0)).slice(0, 4));
  return [year, year - 1]
    .flatMap((each) => movesOf(seed, sportId, league, each))
    .filter(({ fromId, toId, playerId }) => [fromId, toId, playerId].includes(participantId));
}

/** Teams that players move between. */
type TransferLeague = { readonly key: string; readonly teams: readonly Participant[] };

/** The league of a team of players who move; null for single players, and for national sides. */
function leagueOf(sportId: number, teamId: string): TransferLeague | null {
  if (sportId === sportIds.soccer) {
    const league = clubOf(teamId)?.league;
    return league === undefined || league.kind === "national"
      ? null
      : { key: `${league.countryKey} ${league.name}`, teams: league.teams };
  }
  const competition = starterIn(sportId, teamId)?.competition;
  if (competition === undefined || competition.isNational === true || squadLayout(sportId) === null) return null;
  return {
    key: `${competition.countryKey} ${competition.name}`,
    teams: competition.names.map((name) => toStarter(competition, name)),
  };
}

/** A league's moves of one year: each player of today's squads came at most once. */
const movesOf = (seed: string, sportId: number, { key, teams }: TransferLeague, year: number): readonly Transfer[] =>
  cache.remember(`${seed} ${sportId} ${key} ${year}`, () =>
    teams.flatMap((team, index) => {
      const random = randomOf(seed, "transfers", team.id, year);
      const players = peopleOf(seed, team.id).filter(({ kind }) => kind === "player");
      return Array.from({ length: arrivalsPerClub }, (_, arrival): Transfer[] => {
        // Even years have other transfers than odd ones.
        const player = players[(arrival * 5 + (year % 2) * 2 + index) % players.length];
        const from = otherTeam(teams, index, intBetween(random, 1, teams.length - 1));
        if (player === undefined || from === undefined) return [];
        const kind = kindBy(random());
        return [
          {
            id: stableId(sportId, "transfer", player.id, String(year)),
            playerId: player.id,
            player: player.name,
            fromId: from.id,
            from: from.name,
            toId: team.id,
            to: team.name,
            kind,
            fee: kind === "transfer" ? `${String(intBetween(random, 1, 24) / 2).replace(".", ",")} M€` : "",
            daySeconds: dayBy(random(), random(), year) * daySeconds,
          },
        ];
      }).flat();
    }),
  );

/** Steps round the table, so that it is never the team itself. */
const otherTeam = (teams: readonly Participant[], index: number, step: number): Participant | undefined =>
  teams[(index + step) % teams.length];

function kindBy(share: number): TransferKind {
  let below = 0;
  for (const [kind, own] of kindShares) {
    below += own;
    if (share < below) return kind;
  }
  return "transfer";
}

function dayBy(share: number, at: number, year: number): number {
  const window = share < windows[0].share ? windows[0] : windows[1];
  return (parseIsoDay(`${year}-${window.from}`) ?? 0) + Math.floor(at * window.days);
}
