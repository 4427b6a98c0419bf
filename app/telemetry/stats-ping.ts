import type { StatsConfig } from "../../variants/variant.ts";
import type { PageView } from "../../shared/operations/page-view.ts";

/** The address of the ping's GET; null when statistics are off or no address is set (C7.11). */
export function statsPingUrl(config: StatsConfig, view: PageView): string | null {
  if (!config.isEnabled || config.url === null || config.url === "") return null;
  const query = [
    `sport_id=${view.sportId}`,
    `project_id=${view.projectId}`,
    `tournament_stage_id=${encodeURIComponent(view.tournamentStageId)}`,
  ];
  if (view.eventId !== undefined) query.push(`event_id=${encodeURIComponent(view.eventId)}`);
  return `${config.url}${config.url.includes("?") ? "&" : "?"}${query.join("&")}`;
}
