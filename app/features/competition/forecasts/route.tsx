import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { forecastsTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { JudgedForecasts } from "./judged-forecasts.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "forecasts");
  const feedName = standingsFeedName(scope, forecastsTab);
  return data({ feedName, ...(await loadBody(args.context, feedName)) }, competitionHeaders);
}

/** How the forecasts of a competition's matches came true. */
export default function ForecastsSection() {
  return <JudgedForecasts {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
