import type { Participant } from "./schedule.ts";

/** A person who plays; a side's own list of them is a line-up. */
export type Player = {
  /** 8 alphanumeric characters, the first names the sport (`shared/sports/stable-id.ts`). */
  readonly id: string;
  readonly name: string;
  /** "Mbappé K."; absent where the name is short enough. */
  readonly shortName?: string;
  /** A key of `shared/places/countries.ts`. */
  readonly countryKey?: string;
};

export type LineUpPlayer = Player & {
  /** As worn: "10"; absent where it was not noted. */
  readonly shirt?: string;
  /** From the goal to the front: 0 the keeper, then the lines of the formation; absent for a bench or a sport without lines. */
  readonly line?: number;
  /** `goalkeeper`, `libero`, `pitcher` …: a key that the feed's language names, or the sport's own short word. */
  readonly role?: string;
  readonly captain?: true;
};

export type Absence = {
  readonly player: Player;
  readonly reason: string;
  /** `out` will not play, `doubtful` may. */
  readonly availability: "out" | "doubtful";
};

export type LineUp = {
  /** "4-3-3"; empty if the sport has no formations or the source gives none. */
  readonly formation: string;
  readonly starters: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
  readonly coach?: Player;
  readonly absences?: readonly Absence[];
};

/** A player, a coach or a referee. */
export type Person = Player & {
  readonly kind: "player" | "coach" | "referee";
  /** A player's usual role. */
  readonly role?: string;
  readonly shirt?: string;
  /** Midnight UTC; absent where it is unknown. */
  readonly birthSeconds?: number;
  /** Null for a referee. */
  readonly team: Participant | null;
};
