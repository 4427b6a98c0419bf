import { int, ints, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type TeamPlaces = {
  readonly team: string;
  readonly teamId: string;
  /** The path of the team's page; "" if the feed has none. */
  readonly path: string;
  /** A place for each round, counted from 1. Level teams share theirs. */
  readonly places: readonly number[];
};

export type PlacesByRound = {
  /** The numbers of the rounds, in the order in which they were played: two at least. */
  readonly rounds: readonly number[];
  /** Whether the last round is not over. */
  readonly isOpen: boolean;
  /** In the order of the table after the last round. */
  readonly teams: readonly TeamPlaces[];
};

/** Null for a body without places. */
export function readPlaces(body: string): PlacesByRound | null {
  const { rows } = placesSection.decode(body);
  const [head] = rows.flatMap((row) => (row.kind === "rounds" ? row.fields : []));
  const rounds = head?.numbers ?? [];
  const teams = rows.flatMap(({ kind, fields }) => {
    if (kind !== "team") return [];
    const { team, teamId, path, places } = fields;
    return [{ team: team ?? "", teamId: teamId ?? "", path: path ?? "", places: places ?? [] }];
  });
  return teams.length === 0 ? null : { rounds, isOpen: head?.isOpen === 1, teams };
}

/** The place of each team after each round (`to_` of the tab `placesByRoundTab`), which is ours: the rounds, then the teams. */
export const placesKinds = {
  rounds: {
    fields: {
      numbers: ints("PRN", "|"),
      /** 1 where the last round is not over. */
      isOpen: int("PRO"),
    },
  },
  team: {
    fields: {
      team: text("PRT"),
      teamId: text("PRI"),
      path: text("PRY"),
      places: ints("PRP", "|"),
    },
  },
} as const;

export const placesSection = createSectionCodec(placesKinds);
