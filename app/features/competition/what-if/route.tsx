import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { openSeasonTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { formatWhatIf, parseWhatIf } from "./choices.ts";
import { WhatIfSection } from "./what-if-section.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "whatIf");
  const feedName = standingsFeedName(scope, openSeasonTab);
  const query = formatWhatIf(parseWhatIf(new URL(args.request.url).searchParams));
  const page = { feedName, query, ...(await loadBody(args.context, feedName)) };
  // A visitor's own choices are not worth a place in the cache.
  return query === "" ? data(page, competitionHeaders) : data(page);
}

/** A league's season with results that the visitor assumes (`?{event}=2-1`, or `1`, `0`, `2`). */
export default function WhatIfRoute() {
  const { key } = useLocation();
  return <WhatIfSection key={key} {...useLoaderData<typeof loader>()} />;
}
export { clientLoader, headers } from "../../page/page-route.ts";
