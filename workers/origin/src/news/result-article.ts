import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { hasHomeSide } from "../../../../shared/sports/home-side.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { eventStatus, statusType } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { Article } from "../ledger/article-store.ts";
import { isPair } from "../ledger/event-row/tennis-type.ts";
import { toPicturePath, versionOf } from "../pictures/picture-path.ts";
import { pictureSize } from "../pictures/result-picture.ts";
import type { ResultTexts } from "../texts/news-texts.ts";
import { textsIn } from "../texts/texts-in.ts";
import { commaIn } from "../../../../shared/texts/comma.ts";

const source = "Tribune";

/** The event's id and one character more, so that the article is found by its id; no provider's article has so long a one. */
const mark = "r";
export const toResultArticleId = (eventId: string): string => eventId + mark;

/** The event of such an article, null for the id of another. */
export const eventOfResultArticle = (articleId: string): string | null =>
  articleId.length === 9 && articleId.endsWith(mark) ? articleId.slice(0, -mark.length) : null;

/** The ledger's own article on a game that is over: who won, how, and where; null for a game without a result. */
export function toResultArticle(state: EventState, league: League, lang: Language): Article | null {
  const { schedule, score } = state;
  const { home, away } = schedule;
  const isOver = shownStatusType(state.status) === statusType.finished && !cameToNothing.has(state.status);
  if (away === null || score === null || !isOver) return null;
  if (sportById(schedule.sportId)?.detailPage !== true) return null;
  const words = textsIn(lang).news.results;
  const parts = toParts(state, lang);
  const id = toResultArticleId(schedule.eventId);
  return {
    id,
    lang,
    title: toTitle(state, nameIn(home, lang), nameIn(away, lang), words),
    lead: parts === "" ? nameIn(league, lang) : words.lead({ league: nameIn(league, lang), parts }),
    url: formatAddress({ kind: "match", eventId: schedule.eventId, tab: "summary" }, lang),
    image: toPicturePath({ lang, articleId: id, version: versionOf(state, league, lang) }),
    imageSize: pictureSize,
    source,
    publishedSeconds: Math.max(state.statusStartSeconds, schedule.startSeconds),
    participantIds: [home.id, away.id],
    eventIds: [schedule.eventId],
  };
}

const cameToNothing: ReadonlySet<number> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.abandoned,
  eventStatus.resultAwaited,
]);
/** From this difference on a win is a clear one, in games of few points. */
const clearMargin = 3;

function toTitle(state: EventState, home: string, away: string, words: ResultTexts): string {
  const [homeScore, awayScore] = state.score ?? [0, 0];
  const { shootOut } = state;
  const [homeLast, awayLast] = shootOut ?? [homeScore, awayScore];
  const score = shootOut === null ? `${homeScore}-${awayScore}` : `${homeScore}-${awayScore}, ${homeLast}-${awayLast}`;
  const [winner, loser] = homeLast > awayLast ? [home, away] : [away, home];
  const names = { winner, loser, home, away };
  if (homeLast === awayLast) return pick(words.draw, state)({ ...names, score });
  if (shootOut !== null) return words.shootOut({ ...names, score });
  if (state.status === eventStatus.afterExtraTime) return words.extraTime({ ...names, score });
  if (isOfPersons(state)) {
    const won = isPair(winner) ? words.pairWin : words.win;
    return pick(won, state)({ ...names, score: asTheWinner(state, [homeLast, awayLast]).join("-") });
  }
  const isClear = Math.abs(homeScore - awayScore) >= clearMargin && homeScore + awayScore < 12;
  if (isClear) return pick(words.clear, state)({ ...names, score });
  if (!hasHomeSide(state.schedule.sportId)) return pick(words.win, state)({ ...names, score });
  return pick(homeLast > awayLast ? words.homeWin : words.awayWin, state)({ ...names, score });
}

/** "21-25, 25-18, 25-22"; a game with one part, or none, has nothing to add, nor have innings: each is one side's score. */
const toParts = (state: EventState, lang: Language) =>
  state.periods.length < 2 || state.schedule.sportId === sportIds.cricket
    ? ""
    : state.periods.map((period) => asTheWinner(state, period).join("-")).join(commaIn(lang));

const isOfPersons = ({ schedule }: EventState) => participantKind(schedule.sportId) === "player";

/** A headline about two persons gives the winner's points first, one about two teams those of the home side. */
function asTheWinner(state: EventState, [home, away]: readonly [number, number]): readonly [number, number] {
  const [homeScore, awayScore] = state.score ?? [0, 0];
  return isOfPersons(state) && awayScore > homeScore ? [away, home] : [home, away];
}

/** The same game always reads the same; two games in a row rarely do. */
function pick<T>(list: readonly [T, ...T[]], { schedule: { eventId } }: EventState): T {
  const sum = [...eventId].reduce((total, character) => total + character.charCodeAt(0), 0);
  return list[sum % list.length] ?? list[0];
}
