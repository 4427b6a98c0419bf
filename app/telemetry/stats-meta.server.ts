import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { PageView } from "../../shared/operations/page-view.ts";
import type { Variant } from "../../variants/variant.ts";
import { pingName } from "./use-stats-ping.ts";
import { statsPingUrl } from "./stats-ping.ts";

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
