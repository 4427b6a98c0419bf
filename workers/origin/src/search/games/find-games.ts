import { formatAddress } from "../../../../../shared/addresses/format-address.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import { participantKind } from "../../../../../shared/sports/participant-kind.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { labelLanguage } from "../search-answers.ts";
import { findMistyped, findSounding, findTyped, type NameRow } from "../find-names.ts";
import { pairsOfNames } from "../pairs-of-names.ts";
import type { SearchRequest } from "../parse-search.ts";
import { rankCandidates, type Ranked } from "../rank.ts";
import { gameTimes, type GameTime } from "../../../../../shared/timeline/game-times.ts";
import type { ChosenGame, GamesQuestion } from "./choose-games.ts";

type Side = { readonly id: string; readonly name: string };
/** A game in the answer of the search (S8), without a score: the feeds have it. */
export type FoundGame = {
  readonly id: string;
  readonly path: string;
  readonly time: GameTime;
  readonly startSeconds: number;
  readonly isTimeKnown: boolean;
  /** The ids of all that named the sides of a knock-out game to come. */
  readonly decidedBy?: readonly string[];
  readonly home: Side;
  readonly away: Side;
  readonly sport: { readonly id: number; readonly name: string };
  readonly league: { readonly id: string; readonly name: string; readonly flag: string } | null;
};
export type GamesAnswer = { readonly query: string; readonly games: readonly FoundGame[] };
export type AskForGames = (sportId: number, question: GamesQuestion) => Promise<readonly ChosenGame[]>;

/** How many competitors of a name have their games searched: visitors seldom mean further ones. */
const mostOfName = 3;
const mostOfPair = 3;
const mostGames = 8;

/** Finds the games of the competitors that a text names, or the games between two that it names. */
export async function findGames(
  catalogue: D1Database,
  askLedger: AskForGames,
  { query, lang, sportId, isForeign }: SearchRequest,
): Promise<GamesAnswer> {
  const label = labelLanguage(lang);
  const typedOnly: FindCompetitors = async (name, limit) => {
    const asked = { query: name, sportId, limit: limit * 4 };
    const typed = rankCandidates(await findTyped(catalogue, asked), name).filter(isCompetitor);
    if (typed.length > 0 || !isForeign) return typed.slice(0, limit);
    return rankCandidates(await findSounding(catalogue, asked), name, true)
      .filter(isCompetitor)
      .slice(0, limit);
  };
  const forgiving: FindCompetitors = async (name, limit) => {
    const typed = await typedOnly(name, limit);
    if (typed.length > 0) return typed;
    const mistyped = await findMistyped(catalogue, { query: name, sportId, limit: limit * 4 });
    return rankCandidates(mistyped, name).filter(isCompetitor).slice(0, limit);
  };
  const asTyped = await questionsOf(query, typedOnly);
  const questions = asTyped.size > 0 ? asTyped : await questionsOf(query, forgiving);
  const answers = await Promise.all([...questions].map(([sport, question]) => askLedger(sport, question)));
  const found = new Map(answers.flat().map((game) => [game.state.schedule.eventId, game]));
  const games = gameTimes.flatMap((time) => [...found.values()].filter((game) => game.time === time));
  return { query, games: games.slice(0, mostGames).flatMap((game) => toGame(game) ?? []) };

  function toGame({ time, state: { schedule, decidedBy }, league }: ChosenGame): FoundGame | null {
    const sport = sportById(schedule.sportId);
    if (schedule.away === null || sport === null) return null;
    const sideOf = (participant: Participant): Side => ({ id: participant.id, name: nameIn(participant, label) });
    return {
      id: schedule.eventId,
      path: formatAddress({ kind: "match", eventId: schedule.eventId, tab: "summary" }, label),
      time,
      startSeconds: schedule.startSeconds,
      isTimeKnown: schedule.timeKnown,
      ...(decidedBy === undefined ? {} : { decidedBy }),
      home: sideOf(schedule.home),
      away: sideOf(schedule.away),
      sport: { id: sport.id, name: textsIn(label).sports[sport.name] },
      league:
        league === null
          ? null
          : {
              id: league.tournamentId,
              name: nameIn(league, label),
              flag: countryOf(league.countryKey, label).flag,
            },
    };
  }
}

type Competitor = Ranked<NameRow>;
type FindCompetitors = (name: string, limit: number) => Promise<readonly Competitor[]>;

const isCompetitor = ({ candidate: { kind, sportId } }: Competitor): boolean => kind === participantKind(sportId);

/** Groups the competitors by sport. */
function toQuestions(competitors: readonly Competitor[]): ReadonlyMap<number, GamesQuestion> {
  const sportIds = [...new Set(competitors.map(({ candidate }) => candidate.sportId))];
  return new Map(
    sportIds.map((id) => [id, { participantIds: idsIn(competitors, id), opponentIds: null } satisfies GamesQuestion]),
  );
}

const idsIn = (competitors: readonly Competitor[], sportId: number): readonly string[] =>
  competitors.flatMap(({ candidate }) => (candidate.sportId === sportId ? [candidate.id] : []));

/** The questions about the competitors that the whole text names; if it names none, about those of two names in it. */
async function questionsOf(query: string, competitorsOf: FindCompetitors): Promise<ReadonlyMap<number, GamesQuestion>> {
  const named = await competitorsOf(query, mostOfName);
  return named.length > 0 ? toQuestions(named) : questionsOfPairs(query, competitorsOf);
}

/** Splits the text into two names in every possible way, and groups the competitors of both names by sport. */
async function questionsOfPairs(
  query: string,
  competitorsOf: FindCompetitors,
): Promise<ReadonlyMap<number, GamesQuestion>> {
  const parted = await Promise.all(
    pairsOfNames(query).map((pair) => Promise.all(pair.map((name) => competitorsOf(name, mostOfPair)))),
  );
  const questions = new Map<number, GamesQuestion>();
  for (const [one = [], other = []] of parted) {
    for (const sportId of new Set(one.map(({ candidate }) => candidate.sportId))) {
      const [participantIds, opponentIds] = [idsIn(one, sportId), idsIn(other, sportId)];
      if (opponentIds.length === 0) continue;
      const known = questions.get(sportId);
      questions.set(sportId, {
        participantIds: [...new Set([...(known?.participantIds ?? []), ...participantIds])],
        opponentIds: [...new Set([...(known?.opponentIds ?? []), ...opponentIds])],
      });
    }
  }
  return questions;
}
