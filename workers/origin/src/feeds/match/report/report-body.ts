import { commaIn } from "../../../../../../shared/texts/comma.ts";
import { reportSection } from "../../../../../../shared/wire/sections/report-section.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { shownStatusType } from "../../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../../../shared/sports/statuses.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import { createNarrator, type Words } from "../commentary/sentence.ts";
import { pairText, scoreText, sides } from "../commentary/describe-incident.ts";
import type { MatchContext, DetailsAnswer } from "../match-question.ts";
import { isOfCountry } from "../is-of-country.ts";
import { winnerOf } from "../winner-of.ts";
import { toPeriods } from "../period-rows.ts";
import { minuteText } from "../player-texts.ts";
import { toSignedBody } from "../signed.ts";
import type { ReportTexts } from "../../../texts/commentary-texts.ts";
import { finishMethodText } from "../../../texts/finish-method.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { formatNumber } from "../../../../../../shared/texts/numbers.ts";

const notPlayed: ReadonlySet<StatusId> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.abandoned,
  eventStatus.resultAwaited,
]);

type Sentences = Omit<ReportTexts, "ofCountries">;
type Say = (key: keyof Sentences, words?: Words) => string;

/** A match that is over, in a headline and a few paragraphs (`df_mr_`). */
export const reportBody: DetailsAnswer = (match) => {
  const { state } = match.details;
  const isOver = shownStatusType(state.status) === statusType.finished && !notPlayed.has(state.status);
  if (!isOver) return toSignedBody(reportSection, []);
  const { sayOf } = createNarrator(state.schedule.eventId, match.lang);
  const texts = sentencesOf(state.schedule, match.lang);
  const say: Say = (key, words = {}) => sayOf(texts[key], key, words);
  const paragraphs = state.schedule.away === null ? ofStarter(match, say) : ofDuel(match, say);
  const [headline, ...others] = paragraphs.filter((text) => text !== "");
  if (headline === undefined) return toSignedBody(reportSection, []);
  return toSignedBody(reportSection, [
    { kind: "headline", fields: { text: headline } },
    ...others.map((text) => ({ kind: "paragraph" as const, fields: { text } })),
  ]);
};

/** In sentences, a club's name has no article; a national side's name has one in many languages. */
function sentencesOf(schedule: Schedule, lang: Language): Sentences {
  const { ofCountries, ...sentences } = textsIn(lang).report;
  return isOfCountry(schedule, lang) ? { ...sentences, ...ofCountries } : sentences;
}

function ofStarter({ details, league, lang }: MatchContext, say: Say): readonly string[] {
  const { schedule, facts } = details.state;
  if (typeof facts?.rank !== "number") return [];
  const rank = String(facts.rank);
  const what = `${textsIn(lang).labels.facts.rank} ${rank}`;
  const words = { home: schedule.home.name, league: league?.name ?? "", what };
  const headline = facts.rank === 1 ? "raceWonHeadline" : "raceHeadline";
  return [say(headline, words), `${say("race", words)} ${say("place", { value: rank })}`];
}

function ofDuel(match: MatchContext, say: Say): readonly string[] {
  const { details, league, lang } = match;
  const { schedule, score, facts } = details.state;
  const winner = winnerOf(details.state);
  if (score === null && winner === 0) return [];
  const words = {
    ...sides(schedule, winner === 2 ? 2 : 1),
    score: scoreText(schedule, score),
    league: league?.name ?? "",
    ...(typeof facts?.finishMethod === "string" ? { method: finishMethodText(facts.finishMethod, lang) } : {}),
  };
  const kind = winner === 0 ? "drawn" : marginOf(score, schedule.sportId);
  const opening = typeof facts?.finishMethod === "string" && winner !== 0 ? say("byMethod", words) : say(kind, words);
  return [
    say(`${kind}Headline`, words),
    [opening, ...howItEnded(details, say)].join(" "),
    howItWent(match, say).join(" "),
    whoStood(details, lang, say).join(" "),
  ];
}

/** The points of one score, in sports where a score is worth more than a point and few are made. */
const worthOfScore: ReadonlyMap<number, number> = new Map([
  [sportIds["rugby-union"], 7],
  [sportIds["rugby-league"], 6],
  [sportIds["american-football"], 7],
  [sportIds["aussie-rules"], 6],
]);

/** Whether a win is close, clear or neither, measured in the sport's typical score. */
function marginOf(score: Pair | null, sportId: number): "close" | "won" | "clear" {
  if (score === null) return "won";
  const worth = worthOfScore.get(sportId) ?? 1;
  const margin = Math.abs(score[0] - score[1]) / worth;
  const total = (score[0] + score[1]) / worth;
  if (margin * 20 <= total || (margin <= 1 && total < 15)) return "close";
  return margin >= 3 && margin * 2 * worth >= Math.max(...score) ? "clear" : "won";
}

function howItEnded({ state }: MatchDetails, say: Say): readonly string[] {
  if (state.shootOut !== null) return [say("shootOut", { value: pairText(state.shootOut) })];
  return state.status === eventStatus.afterExtraTime || state.status === eventStatus.afterExtraInnings
    ? [say("afterExtraTime")]
    : [];
}

/** Half-time and the scorers in football; the scores of the parts in other sports. */
function howItWent({ details, lang }: MatchContext, say: Say): readonly string[] {
  const { schedule, periods, score } = details.state;
  if (schedule.sportId !== sportIds.soccer) {
    // The scores of frames and legs mean nothing in a list.
    const reported = (periods.length === 0 ? [] : toPeriods(details, lang)).flatMap(({ label, score: own }) =>
      own === null ? [] : [`${label} ${partText(schedule, own)}`],
    );
    return reported.length === 0 ? [] : [say("parts", { value: reported.join(commaIn(lang)) })];
  }
  const [firstHalf] = periods;
  const halfTime = firstHalf === undefined ? [] : [say("halfTime", { value: pairText(firstHalf) })];
  const scorers = ([1, 2] as const).flatMap((side) => {
    const names = scorersOf(details, side);
    return names.length === 0 ? [] : [say("scorers", { ...sides(schedule, side), value: names.join(commaIn(lang)) })];
  });
  const isGoalless = score?.[0] === 0 && score[1] === 0;
  return isGoalless ? [say("noGoals")] : [...halfTime, ...scorers];
}

/** "10–3"; of an innings of cricket only the side that batted has a score. */
function partText({ sportId, home, away }: Schedule, part: Pair): string {
  const [ofHome, ofAway] = part;
  if (sportId !== sportIds.cricket || (ofHome === 0) === (ofAway === 0)) return pairText(part);
  return ofAway === 0 ? `${home.name} ${ofHome}` : `${away?.name ?? ""} ${ofAway}`;
}

function scorersOf({ entries }: MatchDetails, side: Side): readonly string[] {
  return entries.flatMap(({ incident, takenBack }) =>
    incident.kind === "goal" && incident.side === side && takenBack === undefined && incident.player !== undefined
      ? [`${incident.player.name} (${minuteText(incident.minute)})`]
      : [],
  );
}

/** Cards, crowd and ground, as far as they were reported. */
function whoStood({ entries, information }: MatchDetails, lang: Language, say: Say): readonly string[] {
  const cards = entries.flatMap(({ incident, takenBack }) =>
    incident.kind === "card" && takenBack === undefined ? [incident] : [],
  );
  const yellow = cards.filter(({ colour }) => colour === "yellow").length;
  const sentOff = cards.flatMap(({ colour, player }) =>
    colour === "yellow" || player === undefined ? [] : [player.name],
  );
  const { attendance, venue, town } = information;
  return [
    ...(yellow > 1 ? [say("cards", { value: String(yellow) })] : []),
    ...(sentOff.length === 0 ? [] : [say("sentOff", { value: sentOff.join(commaIn(lang)) })]),
    ...(venue === undefined
      ? []
      : [say("venue", { value: town === undefined ? venue : venue + commaIn(lang) + town })]),
    ...(attendance === undefined ? [] : [say("crowd", { value: formatNumber(attendance, lang) })]),
  ];
}
