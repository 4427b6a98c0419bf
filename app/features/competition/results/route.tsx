import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { competitionHeaders } from "../load-competition.server.ts";
import { loadPart } from "../load-part.server.ts";
import styles from "../list-sheet.css?url";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = async (args: LoaderFunctionArgs) => data(await loadPart(args, "results"), competitionHeaders);

const SeasonPart = defineUsedComponent(".competition", async () => (await import("../season-part.tsx")).SeasonPart);

export default function ResultsSection() {
  return <SeasonPart kind="results" {...useLoaderData<typeof loader>()} />;
}
