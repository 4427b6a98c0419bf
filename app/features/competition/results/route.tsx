import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { competitionHeaders } from "../load-competition.server.ts";
import { loadPart } from "../load-part.server.ts";
import styles from "../list-sheet.css?url";
import { SeasonPart } from "../season-part.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = async (args: LoaderFunctionArgs) => data(await loadPart(args, "results"), competitionHeaders);

/** The results of a competition, the latest first, page by page (`?page=2`). */
export default function ResultsSection() {
  return <SeasonPart kind="results" {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
