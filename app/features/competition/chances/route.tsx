import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { chanceCurvesTab, tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { ChanceCurves } from "./chance-curves.tsx";
import { SeasonChances } from "./season-chances.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "chances");
  const load = async (tab: number) => {
    const feedName = standingsFeedName(scope, tab);
    return { feedName, ...(await loadBody(args.context, feedName)) };
  };
  const [chances, curves] = await Promise.all([load(tableTab.chances), load(chanceCurvesTab)]);
  return data({ chances, curves }, competitionHeaders);
}

/** How a league's season may end, and how that has changed. */
export default function ChancesSection() {
  const { chances, curves } = useLoaderData<typeof loader>();
  return <SeasonChances {...chances} curves={<ChanceCurves {...curves} />} />;
}
export { clientLoader } from "../../page/page-route.ts";
