import { incidentTypes } from "./incident-types.ts";
import { summarySection } from "./summary-section.ts";

/** The kind of an incident in the summary; an incident without a kind of its own is a play. */
export type SummaryKind =
  | "goal"
  | "ownGoal"
  | "penaltyGoal"
  | "penaltyMissed"
  | "penaltyAwarded"
  | "yellowCard"
  | "secondYellowCard"
  | "redCard"
  | "substitution"
  | "review"
  | "points"
  | "suspension"
  | "wicket"
  | "play";

/** Texts are "" where the source has none. */
export type SummaryIncident = {
  readonly id: string;
  readonly side: 1 | 2 | null;
  /** As printed: "45+1'", "07:26". */
  readonly minute: string;
  readonly kind: SummaryKind;
  /** The incident's name in the feed's language: "Yellow Card", "Try". */
  readonly label: string;
  readonly player: string;
  readonly playerId: string;
  /** The player who assisted a goal or left in a substitution. */
  readonly other: string;
  /** The score after the incident; null if it does not change the score. */
  readonly score: readonly [home: string, away: string] | null;
  readonly reason: string;
};

export type SummaryPeriod = {
  readonly label: string;
  /** The period's own score, not that of the match so far. */
  readonly score: readonly [home: string, away: string] | null;
  readonly tieBreak: readonly [home: string, away: string] | null;
  /** Hours and minutes, "0:47". */
  readonly length: string;
  readonly incidents: readonly SummaryIncident[];
};

export type SummaryFact = {
  readonly name: "referee" | "venue" | "town" | "attendance" | "capacity";
  readonly value: string;
};

export type MatchSummary = {
  readonly periods: readonly SummaryPeriod[];
  readonly facts: readonly SummaryFact[];
  /** Facts without a name in the format, under the source's own name: "Weather: 6 °C". */
  readonly otherFacts: readonly string[];
  readonly stations: readonly string[];
};

type Row = ReturnType<typeof summarySection.decode>["rows"][number];
type Group = Extract<Row, { readonly kind: "incident" }>["groups"][number];
type PeriodGroup = Extract<Row, { readonly kind: "period" }>["groups"][number];

const factNames: Readonly<Record<string, SummaryFact["name"]>> = {
  REF: "referee",
  VEN: "venue",
  TWN: "town",
  ATT: "attendance",
  CAP: "capacity",
};

/** The sections `df_sui_` and `df_su_`. */
export function readSummary(body: string): MatchSummary {
  const periods: (Omit<SummaryPeriod, "incidents"> & { readonly incidents: SummaryIncident[] })[] = [];
  const facts: SummaryFact[] = [];
  const otherFacts: string[] = [];
  const stations: string[] = [];
  for (const row of summarySection.decode(body).rows) {
    if (row.kind === "period") {
      const [score = null, tieBreak = null] = row.groups.map(({ home, away }) => [home ?? "", away ?? ""] as const);
      const length = row.groups.map(lengthOf).find((text) => text !== "") ?? "";
      periods.push({ label: row.fields.label ?? "", score, tieBreak, length, incidents: [] });
    } else if (row.kind === "incident") {
      periods.at(-1)?.incidents.push(toIncident(row.fields, row.groups));
    } else if (row.kind === "information") {
      for (const { name, value } of [row.fields, ...row.groups]) {
        const known = factNames[name ?? ""];
        if (known !== undefined && value) facts.push({ name: known, value });
        if (name === "TIF" && value) otherFacts.push(value);
      }
    } else if (row.kind === "channelList") {
      stations.push(
        ...(row.fields.stations ?? "")
          .split(",")
          .map((station) => station.trim())
          .filter(Boolean),
      );
    }
  }
  return { periods, facts, otherFacts, stations };
}

/** Each of up to five sets has a cell of its own for its length. */
const lengthOf = ({ length1, length2, length3, length4, length5 }: PeriodGroup): string =>
  length1 ?? length2 ?? length3 ?? length4 ?? length5 ?? "";

function toIncident(
  fields: Extract<Row, { readonly kind: "incident" }>["fields"],
  groups: readonly Group[],
): SummaryIncident {
  const kind = kindOf(groups.map(({ type }) => type ?? 0));
  const main = groups.find(({ type }) => type === mainTypes[kind]) ?? groups[0] ?? {};
  const other = groups.find(({ type }) => type === incidentTypes.assistance || type === incidentTypes.substitutionOff);
  const scored = groups.find(({ homeScore, awayScore }) => homeScore && awayScore);
  const isBySide = fields.side === 1 || fields.side === 2;
  return {
    id: fields.id ?? "",
    side: isBySide ? (fields.side === 1 ? 1 : 2) : null,
    minute: fields.minute ?? "",
    kind,
    label: main.label ?? "",
    player: main.playerName ?? "",
    playerId: main.playerId ?? "",
    other: other?.playerName ?? "",
    score: scored === undefined ? null : [scored.homeScore ?? "", scored.awayScore ?? ""],
    reason: main.reason || main.comment || groups.find(({ reason }) => reason)?.reason || "",
  };
}

/** The type of the group that names the acting player, if it is not always the first group. */
const mainTypes: Readonly<Partial<Record<SummaryKind, number>>> = {
  substitution: incidentTypes.substitutionOn,
  penaltyGoal: incidentTypes.penaltyGoal,
  penaltyMissed: incidentTypes.penaltyMissed,
};

/** The first type found in an incident decides its kind: a penalty that was awarded and scored is a goal. */
const kindsByType: readonly (readonly [type: number, kind: SummaryKind])[] = [
  [incidentTypes.penaltyMissed, "penaltyMissed"],
  [incidentTypes.penaltyGoal, "penaltyGoal"],
  [incidentTypes.ownGoal, "ownGoal"],
  [incidentTypes.goal, "goal"],
  [incidentTypes.redCard, "redCard"],
  [incidentTypes.yellowCard, "yellowCard"],
  [incidentTypes.substitutionOn, "substitution"],
  [incidentTypes.substitutionOff, "substitution"],
  [incidentTypes.videoReview, "review"],
  [incidentTypes.penaltyAwarded, "penaltyAwarded"],
  [incidentTypes.points, "points"],
  [incidentTypes.suspension, "suspension"],
  [incidentTypes.wicket, "wicket"],
];

function kindOf(types: readonly number[]): SummaryKind {
  // A goal followed by a missed penalty's code is a disallowed goal, for readers that know the pair.
  if (types.includes(incidentTypes.goal) && types.includes(incidentTypes.penaltyMissed)) return "review";
  if (types.includes(incidentTypes.redCard) && types.includes(incidentTypes.yellowCard)) return "secondYellowCard";
  return kindsByType.find(([type]) => types.includes(type))?.[1] ?? "play";
}

/** The ground and the town in a body, without unknown ones. */
export const readPlace = (body: string): readonly string[] =>
  ["VEN", "TWN"].flatMap((name) => new RegExp(`(?:^|[¬~])MIT÷${name}¬MIV÷([^¬]+)¬`).exec(body)?.[1] ?? []);
