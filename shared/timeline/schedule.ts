import type { CreditId } from "../ingest/credits.ts";
import type { TournamentType } from "../competitions/tournament-types.ts";
import type { Names } from "../texts/names.ts";

/** These types describe an event before it starts: its participants, its league and its time. */

export type Participant = {
  /** 8 alphanumeric characters, stable across seasons. */
  readonly id: string;
  readonly name: string;
  /** Its name in other languages than its own (`nameIn`). */
  readonly names?: Names;
  /** Three letters, upper case. */
  readonly code: string;
  readonly slug: string;
  /** Nation of a player or a team of players, a key of `shared/places/countries.ts`; absent for a club from its league's country. */
  readonly countryKey?: string;
  /** The name of an image file: a crest, a portrait. */
  readonly image?: string;
  /** Its source has deleted it: it has no page any more. */
  readonly deleted?: true;
  /** Earlier games decide who this is: "winner of match 73". Nobody can search for it. */
  readonly isUndecided?: true;
};

/** A tournament stage: what a list shows as one block. */
export type League = {
  readonly sportId: number;
  /** Tournament stage id, 8 alphanumeric characters; changes with each season. */
  readonly stageId: string;
  /** Tournament id, 8 alphanumeric characters; the same in every season. */
  readonly tournamentId: string;
  /** Template id, 8 alphanumeric characters; with the country id it makes the template key. */
  readonly templateId: string;
  readonly name: string;
  /** Its name in other languages than the one that it is printed in (`nameIn`). */
  readonly names?: Names;
  /** ISO 3166-1 alpha-2, or a key of `shared/places/countries.ts` for places without one (England, Europe, World). */
  readonly countryKey: string;
  readonly season: string;
  /** IANA zone in which the league announces its times. */
  readonly timeZone: string;
  /** Rank among the leagues of its sport; lower comes first. */
  readonly rank: number;
  /** `t` top, `p` primary, `s` secondary, `c` closed, empty when unknown (C3.06). */
  readonly type: TournamentType;
  /**
   * How the league is decided; `table` if absent. `groups` has tables first and knock-out rounds afterwards; `friendlies`
   * decide nothing.
   */
  readonly format?: LeagueFormat;
  /** Whether the source follows its scores live (C3.15); absent if unknown. */
  readonly sourceType?: number;
  /** Rugby sevens, whose halves last seven minutes (C4.29); derived from the league's name if the source does not say it. */
  readonly sevens?: boolean;
  /** Golf by stableford points. */
  readonly stableford?: boolean;
  /** A group of tournaments that a menu shows as one (C3.07). */
  readonly superTemplateId?: number;
  /** Digits; only in sports that have categories. */
  readonly categoryId?: string;
  /** The name of an image file. */
  readonly image?: string;
  /** What a federation ruled about the table of this season. */
  readonly deductions?: readonly Deduction[];
  /** The public source of its events (`shared/ingest/credits.ts`): pages name it with its licence. */
  readonly credit?: CreditId;
};

/** Points that a federation took off a participant's table (or, if negative, gave), and why. */
export type Deduction = { readonly participantId: string; readonly points: number; readonly reason: string };

export type LeagueFormat = "table" | "knock-out" | "groups" | "field" | "friendlies";

export type Schedule = {
  /** 8 alphanumeric characters; never derived from the date, which moves when a game is rescheduled. */
  readonly eventId: string;
  readonly leagueStageId: string;
  readonly sportId: number;
  readonly startSeconds: number;
  /** The planned end of an event of several days; absent for an event that ends on the day of its start. */
  readonly endSeconds?: number;
  /** False when only the day is known; it is then the day that `startSeconds` has in UTC. */
  readonly timeKnown: boolean;
  readonly round: string;
  /** "A" of a tournament's groups, "East"; absent where there is one table. */
  readonly group?: string;
  /** Shared by all legs of a tie or games of a series; 8 alphanumeric characters. */
  readonly seriesId?: string;
  readonly home: Participant;
  /** Null in sports without duels, where each starter of a field is an event of its own. */
  readonly away: Participant | null;
  /** Id of the provider that it comes from (`shared/providers`). */
  readonly provider: string;
  /** Speed of the event's clock: 1 for real time, 60 for a replay in which a minute lasts a second. */
  readonly clockRate: number;
};
