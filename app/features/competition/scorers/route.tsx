import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { scorersFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";
import { Scorers } from "./scorers.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "scorers");
  const feedName = scorersFeedName(scope);
  return data({ feedName, ...(await loadBody(args.context, feedName)) }, competitionHeaders);
}

/** The best scorers of a competition. */
export default function ScorersSection() {
  return <Scorers {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
