/** A page of a tournament or of one of its events that was viewed (C7.11). */
export type PageView = {
  readonly sportId: number;
  readonly projectId: number;
  readonly tournamentStageId: string;
  readonly eventId?: string | undefined;
};

/** The site's own path for statistics pings: `url` of a variant's statistics may name it, or a host of the operator's. */
export const statsPath = "/stats";
