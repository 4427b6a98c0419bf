import { markSigns, shotOutcomes, type ShotOutcome } from "../../../../../../shared/wire/sections/analysis-section.ts";
import { wholeAnalysisSection } from "../../../../../../shared/wire/sections/whole-analysis-section.ts";
import { createCachePerOwner } from "../../../../../../shared/basics/cache.ts";
import type { WinProbability } from "../../../../../../shared/sports/football/win-probability.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import { shotBodies, shotSituations, type Shot } from "../../../../../../shared/timeline/shot.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { statusTypeOf } from "../../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../../shared/sports/statuses.ts";
import { expectedThousandths } from "../../../../../../shared/sports/football/expected-goals.ts";
import type { Incident, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../../shared/timeline/player.ts";
import type { DetailsEntry, MatchDetails } from "../../../ledger/match-details.ts";
import { toIncidentIds } from "../incident-ids.ts";
import type { MatchQuestion, SectionAnswer } from "../match-question.ts";
import { periodLabel } from "../period-rows.ts";
import { minuteText, shortNameOf } from "../player-texts.ts";
import { toSignedBody } from "../signed.ts";
import { chancesAtStart, chancesOf, hasChances, knowsGoals, strengthsOf, type Strengths } from "./match-chances.ts";
import { toReasonRows } from "./reason-rows.ts";
import { toDecisionRows } from "./decision-rows.ts";
import { decisionOf } from "./decision.ts";
import { matchMomentum } from "./momentum.ts";
import { periodsPlayed, type PlayedPeriod } from "./periods-played.ts";

type Rows = Parameters<typeof wholeAnalysisSection.encode>[0]["rows"];

type Kept = { readonly position: string; readonly body: string };
/** Limits the kept bodies of the matches that are followed at a time, in characters. */
const keptCharacters = 2_000_000;
const cacheOf = createCachePerOwner<Kept>({ maxSize: keptCharacters, sizeOf: ({ body }) => body.length });

/**
 * Momentum, chances and shots of a match (`df_ma_`), as far as its incidents show them. The body is computed once for each
 * position of the match: a new incident or a new minute is a new position.
 */
export const analysisBody: SectionAnswer = (match) => {
  const { details, clock, lang, context } = match;
  const { status, schedule } = details.state;
  if (schedule.away === null) return toSignedBody(wholeAnalysisSection, []);
  const strengths = hasChances(details) ? strengthsOf(match) : null;
  const isBefore = statusTypeOf(status) === statusType.scheduled;
  const periods = isBefore ? [] : periodsPlayed(details, clock);
  const position = JSON.stringify([
    details.incidentCount,
    status,
    strengths,
    periods.map(({ steps, isOver }) => [steps, isOver]),
  ]);
  return cacheOf(context.events).remember(
    `${schedule.eventId} ${lang}`,
    () => ({ position, body: toAnalysis(match, strengths, periods) }),
    (known) => known.position === position,
  ).body;
};

function toAnalysis(match: MatchQuestion, strengths: Strengths | null, periods: readonly PlayedPeriod[]): string {
  const { details, lang } = match;
  const { schedule } = details.state;
  const start = strengths === null ? null : chancesAtStart(strengths);
  const before = statusTypeOf(details.state.status) === statusType.scheduled ? (strengths?.before ?? null) : null;
  const momentum = matchMomentum(schedule.sportId, periods);
  const chances = strengths === null || !knowsGoals(details) ? null : chancesOf(details, periods, strengths);
  const decision = strengths === null || chances === null ? null : decisionOf(details, periods, strengths);
  const ids = toIncidentIds(details);
  const hasContent = momentum !== null || (chances ?? []).some((of) => of.length > 0);
  const rows: Rows = [
    ...(start === null ? [] : [{ kind: "start" as const, fields: toStart(start) }]),
    ...(before === null ? [] : toReasonRows(before)),
    ...(hasContent
      ? periods.map((period, index) => ({
          kind: "period" as const,
          fields: {
            number: period.number,
            label: periodLabel(details, period.number, lang),
            firstMinute: period.firstMinute,
            regularMinutes: period.regularMinutes,
            momentum: (momentum?.[index] ?? []).map((value) => Math.round(value * 100)),
            homeChances: (chances?.[index] ?? []).map(({ home }) => toThousandths(home)),
            awayChances: (chances?.[index] ?? []).map(({ away }) => toThousandths(away)),
          },
        }))
      : []),
    ...(hasContent ? toMarks(schedule.sportId, periods, ids) : []),
    ...(decision === null ? [] : toDecisionRows(decision, ids)),
    ...toShotRows(match),
  ];
  return toSignedBody(wholeAnalysisSection, rows);
}

const toThousandths = (chance: number): number => Math.round(chance * 1000);

const toStart = ({ home, away }: WinProbability) => ({
  home: toThousandths(home),
  draw: 1000 - toThousandths(home) - toThousandths(away),
  away: toThousandths(away),
});

/** Sports with so many goals that a mark for each would hide the rest. */
const unmarked: ReadonlySet<number> = new Set([sportIds.basketball, sportIds.handball, sportIds["water-polo"]]);

function toMarks(sportId: number, periods: readonly PlayedPeriod[], ids: ReturnType<typeof toIncidentIds>): Rows {
  if (unmarked.has(sportId) || countsPeriods(sportId)) return [];
  return periods.flatMap(({ number, entries }) =>
    entries.flatMap(({ entry, step }) => {
      const { incident, takenBack } = entry;
      const isGoal = incident.kind === "goal" || incident.kind === "points";
      const isRedCard = incident.kind === "card" && incident.colour !== "yellow";
      if (takenBack !== undefined || (!isGoal && !isRedCard)) return [];
      const fields = {
        id: ids.get(entry) ?? "",
        side: incident.side,
        sign: isGoal ? markSigns.goal : markSigns.redCard,
        period: number,
        step,
        minute: minuteText(incident.minute ?? ""),
        player: incident.player === undefined ? "" : shortNameOf(incident.player),
      };
      return [{ kind: "mark" as const, fields }];
    }),
  );
}

type PlacedShot = {
  readonly entry: DetailsEntry;
  readonly side: Side;
  readonly minute: string;
  readonly player: Player | undefined;
  readonly shot: Shot;
  readonly outcome: ShotOutcome;
  readonly expected: number;
};

const outcomes: Readonly<Record<string, ShotOutcome>> = {
  "shot-on-target": "saved",
  "shot-off-target": "off",
  "shot-blocked": "blocked",
  woodwork: "woodwork",
};

/** The shots of which the place is known, in order. A goal that was taken back was none. */
export function shotsOf({ entries }: MatchDetails): readonly PlacedShot[] {
  return entries.flatMap((entry): readonly PlacedShot[] => {
    const { incident, takenBack } = entry;
    if (takenBack !== undefined || !("shot" in incident) || incident.shot === undefined) return [];
    const { side, minute, player, shot } = incident;
    const outcome = outcomeOf(incident, entries);
    return [{ entry, side, minute, player, shot, outcome, expected: expectedThousandths(shot) / 1000 }];
  });
}

/** A kick from the spot is saved where the keeper's save is reported with it. */
function outcomeOf(incident: Incident, entries: readonly DetailsEntry[]): ShotOutcome {
  if (incident.kind === "goal") return "goal";
  if (incident.kind === "play") return outcomes[incident.play] ?? "off";
  const isSaved = entries.some(
    ({ incident: each }) =>
      each.kind === "play" && each.play === "save" && Math.abs(each.atSeconds - incident.atSeconds) <= 1,
  );
  return isSaved ? "saved" : "off";
}

function toShotRows({ details }: Parameters<SectionAnswer>[0]): Rows {
  const shots = shotsOf(details);
  if (shots.length === 0) return [];
  const ids = toIncidentIds(details);
  return shots.map(({ entry, side, minute, player, shot, outcome, expected }) => ({
    kind: "shot" as const,
    fields: {
      id: ids.get(entry) ?? "",
      side,
      period: entry.period,
      minute: minuteText(minute),
      player: player === undefined ? "" : shortNameOf(player),
      x: round(shot.x, 10),
      y: round(shot.y, 10),
      outcome: shotOutcomes.indexOf(outcome) + 1,
      body: shot.body === undefined ? 0 : shotBodies.indexOf(shot.body) + 1,
      situation: shot.situation === undefined ? 0 : shotSituations.indexOf(shot.situation) + 1,
      expected,
    },
  }));
}

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;
