import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type ComingFixture = {
  readonly eventId: string;
  readonly opponent: string;
  readonly opponentCode: string;
  readonly isHome: boolean;
  readonly startSeconds: number;
  readonly timeKnown: boolean;
  /** The points that the team can expect of it; null where too little is known of a side. */
  readonly points: number | null;
};

export type TeamFixtures = {
  readonly team: string;
  readonly teamId: string;
  /** The path of the team's page; "" if the feed has none. */
  readonly path: string;
  /** The points of all its fixtures together; null where those of one are not known. */
  readonly points: number | null;
  /** By start: five at most, and fewer at the end of a season. */
  readonly fixtures: readonly ComingFixture[];
};

/** Teams with fixtures, those that can expect the most points first. */
export function readFixtureDifficulty(body: string): readonly TeamFixtures[] {
  return difficultySection.decode(body).rows.flatMap(({ fields, groups }) => {
    const fixtures = groups.map((group) => ({
      eventId: group.eventId ?? "",
      opponent: group.opponent ?? "",
      opponentCode: group.opponentCode ?? "",
      isHome: group.isHome === 1,
      startSeconds: group.startSeconds ?? 0,
      timeKnown: group.timeKnown !== 0,
      points: group.points ?? null,
    }));
    const { team, teamId, path, points } = fields;
    if (fixtures.length === 0) return [];
    return [{ team: team ?? "", teamId: teamId ?? "", path: path ?? "", points: points ?? null, fixtures }];
  });
}

/** The next fixtures of each team (`to_` of the tab `fixtureDifficultyTab`), which is ours: every team of the season, with its fixtures. */
export const difficultyKinds = {
  team: {
    fields: { team: text("NFT"), teamId: text("NFI"), path: text("NFY"), points: decimal("NFP") },
    groups: {
      eventId: text("NFE"),
      opponent: text("NFO"),
      opponentCode: text("NFC"),
      isHome: int("NFH"),
      startSeconds: int("NFS"),
      /** 0 where the hour is not known. */
      timeKnown: int("NFK"),
      points: decimal("NFX"),
    },
  },
} as const;

export const difficultySection = createSectionCodec(difficultyKinds);
