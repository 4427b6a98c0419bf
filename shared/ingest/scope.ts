import type { League } from "../timeline/schedule.ts";

/** The kinds of records that a provider may send and request: the routes of the ingest API by name. */
export const recordKinds = [
  "events",
  "incidents",
  "odds",
  "articles",
  "transfers",
  "standings",
  "clubs",
  "replays",
  "status",
  "audit",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The permissions of a provider. */
export type Scope = {
  readonly sports: "all" | readonly number[];
  /** Ids of tournaments and templates. Articles and transfers belong to no competition. */
  readonly competitions: "all" | readonly string[];
  readonly records: "all" | readonly RecordKind[];
  /** Whether it may correct and replace other providers' records, and see their requests. */
  readonly others: boolean;
};

export const everything: Scope = { sports: "all", competitions: "all", records: "all", others: true };

export const isInScope = <T>(allowed: "all" | readonly T[], value: T): boolean =>
  allowed === "all" || allowed.includes(value);

export const isOfScope = (
  { competitions }: Scope,
  { tournamentId, templateId }: Pick<League, "tournamentId" | "templateId">,
): boolean => isInScope(competitions, tournamentId) || isInScope(competitions, templateId);
