import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { PageView } from "../../shared/operations/page-view.ts";
import type { Variant, StatsConfig } from "../../variants/variant.ts";
import { pingName } from "./use-stats-ping.ts";

/** Makes the meta tag by which a page reports its view (`use-stats-ping.ts`); none where statistics are off or the stage is not known. */
export function toStatsMeta(
  { statistics, projectId }: Pick<Variant, "statistics" | "projectId">,
  view: Omit<PageView, "projectId" | "tournamentStageId"> & { readonly tournamentStageId: string | null | undefined },
): readonly MetaDescriptor[] {
  const { tournamentStageId } = view;
  if (tournamentStageId === undefined || tournamentStageId === null) return [];
  const content = statsPingUrl(statistics, { ...view, projectId, tournamentStageId });
  return content === null ? [] : [{ name: pingName, content }];
}

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
