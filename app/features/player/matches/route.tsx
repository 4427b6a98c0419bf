import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parsePageNumber } from "../../../navigation/page-number.ts";
import { PlayerMatches } from "./player-matches.tsx";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { loadPart } from "../../participant/load-part.server.ts";
import { loadProfile } from "../../participant/load-participant.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { isPerson } from "../../participant/participant-view.ts";

/** A person's games come with what the person did in them; a single competitor has results of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const { profile } = await loadProfile(context, id);
  if (isPerson(profile)) {
    const feedName = figuresFeedName(id);
    return { part: null, feedName, ...(await loadBody(context, feedName)) };
  }
  const page = parsePageNumber(new URL(request.url).searchParams);
  return { part: await loadPart(context, id, "results", page), feedName: "", body: "" };
}

/** The games of a player, with what the player did in them. */
export default function MatchesSection() {
  return <PlayerMatches {...useLoaderData<typeof loader>()} />;
}
