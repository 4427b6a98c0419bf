import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { loadWinner } from "./load-winner.server.ts";
import styles from "./sheet.css?url";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";

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

const Archive = defineUsedComponent(".competition", async () => (await import("./archive.tsx")).Archive);

export default function ArchiveSection() {
  return <Archive {...useLoaderData<typeof loader>()} />;
}
