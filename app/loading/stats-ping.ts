/** What a page view reports to the statistics host (C7.11). */
export type StatsPing = {
  readonly sportId: number;
  readonly projectId: number;
  readonly tournamentStageId: string;
  readonly eventId?: string;
};

export type StatsConfig = { readonly isEnabled: boolean; readonly url: string | null };

/** The address of the ping's GET; null when statistics are off or no host is set. */
export function statsPingUrl(config: StatsConfig, ping: StatsPing): string | null {
  if (!config.isEnabled || config.url === null || config.url === "") return null;
  const query = [
    `sport_id=${ping.sportId}`,
    `project_id=${ping.projectId}`,
    `tournament_stage_id=${encodeURIComponent(ping.tournamentStageId)}`,
  ];
  if (ping.eventId !== undefined) query.push(`event_id=${encodeURIComponent(ping.eventId)}`);
  return `${config.url}${config.url.includes("?") ? "&" : "?"}${query.join("&")}`;
}
