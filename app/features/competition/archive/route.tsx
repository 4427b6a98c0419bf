import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { loadWinner } from "./load-winner.server.ts";
import styles from "./sheet.css?url";
import { Archive } from "./archive.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadSection(args, "archive");
  const [, ...past] = loaded.seasons;
  const winners = past.map(async (season) => ({
    season: season.season,
    winner: await loadWinner(args.context, loaded, season),
  }));
  return data({ winners: await Promise.all(winners) }, competitionHeaders);
}

/** The past seasons of a competition, each with its winner. */
export default function ArchiveSection() {
  return <Archive {...useLoaderData<typeof loader>()} />;
}
