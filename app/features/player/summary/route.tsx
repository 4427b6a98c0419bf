import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { loadChampionships } from "./load-championships.server.ts";
import { PlayerSummary } from "./player-summary.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const feedName = figuresFeedName(id);
  const [{ body }, championships] = await Promise.all([loadBody(context, feedName), loadChampionships(context, id)]);
  return { feedName, body, championships };
}

/** A player: the profile, the career and the last games. */
export default function SummarySection() {
  return <PlayerSummary {...useLoaderData<typeof loader>()} />;
}
