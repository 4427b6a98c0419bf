import { shotBodies, shotSituations, type ShotBody, type ShotSituation } from "../../timeline/shot.ts";
import { analysisSection, markSigns, shotOutcomes, type ShotOutcome } from "./analysis-section.ts";

/** Chances from 0 to 1 that add up to 1. */
export type Chances = { readonly home: number; readonly draw: number; readonly away: number };

export type AnalysisPeriod = {
  readonly number: number;
  readonly label: string;
  readonly firstMinute: number;
  /** 0 in sports of sets, whose steps are points. */
  readonly regularMinutes: number;
  /** The momentum of each step, from 1 (all with the home side) to -1 (all with the away side). Empty if there is too little data. */
  readonly momentum: readonly number[];
  /** The chances after each step. Empty if they are unknown. */
  readonly chances: readonly Chances[];
};

export type AnalysisMark = {
  readonly id: string;
  readonly side: 1 | 2;
  readonly sign: "goal" | "redCard";
  readonly period: number;
  readonly step: number;
  readonly minute: string;
  readonly player: string;
};

export type AnalysisShot = {
  readonly id: string;
  readonly side: 1 | 2;
  readonly minute: string;
  readonly player: string;
  /** Hundredths of the pitch, from the shooting side's view. */
  readonly x: number;
  readonly y: number;
  readonly outcome: ShotOutcome;
  /** Null where the source does not say. */
  readonly body: ShotBody | null;
  readonly situation: ShotSituation | null;
  /** The chance of a goal, 0 to 1. */
  readonly expected: number;
};

export type MatchAnalysis = {
  readonly periods: readonly AnalysisPeriod[];
  readonly start: Chances | null;
  readonly marks: readonly AnalysisMark[];
  readonly shots: readonly AnalysisShot[];
};

const thousand = 1000;

/** Reads the section `df_ma_`; fields that a body lacks are empty. */
export function readAnalysis(body: string): MatchAnalysis {
  const periods: AnalysisPeriod[] = [];
  const marks: AnalysisMark[] = [];
  const shots: AnalysisShot[] = [];
  let start: Chances | null = null;
  for (const row of analysisSection.decode(body).rows) {
    if (row.kind === "period") {
      const { fields } = row;
      const away = fields.awayChances ?? [];
      periods.push({
        number: fields.number ?? 0,
        label: fields.label ?? "",
        firstMinute: fields.firstMinute ?? 0,
        regularMinutes: fields.regularMinutes ?? 0,
        momentum: (fields.momentum ?? []).map((value) => Math.max(-1, Math.min(1, value / 100))),
        chances: (fields.homeChances ?? []).map((home, index) => toChances(home, away[index] ?? 0)),
      });
    } else if (row.kind === "start") start = toChances(row.fields.home ?? 0, row.fields.away ?? 0);
    else if (row.kind === "mark") {
      const { id, side, sign, period, step, minute, player } = row.fields;
      marks.push({
        id: id ?? "",
        side: side === 2 ? 2 : 1,
        sign: sign === markSigns.redCard ? "redCard" : "goal",
        period: period ?? 0,
        step: step ?? 0,
        minute: minute ?? "",
        player: player ?? "",
      });
    } else {
      const { fields } = row;
      shots.push({
        id: fields.id ?? "",
        side: fields.side === 2 ? 2 : 1,
        minute: fields.minute ?? "",
        player: fields.player ?? "",
        x: fields.x ?? 0,
        y: fields.y ?? 0,
        outcome: shotOutcomes[(fields.outcome ?? 0) - 1] ?? "off",
        body: shotBodies[(fields.body ?? 0) - 1] ?? null,
        situation: shotSituations[(fields.situation ?? 0) - 1] ?? null,
        expected: fields.expected ?? 0,
      });
    }
  }
  return { periods, start, marks, shots };
}

const toChances = (home: number, away: number): Chances => ({
  home: home / thousand,
  draw: Math.max(0, thousand - home - away) / thousand,
  away: away / thousand,
});
