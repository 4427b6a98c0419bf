import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { loadBody } from "../../participant/load-body.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { loadChampionships } from "./load-championships.server.ts";
import { PlayerSummary } from "./player-summary.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const [{ body }, championships] = await Promise.all([
    loadBody(context, figuresFeedName(id)),
    loadChampionships(context, id),
  ]);
  return { body, championships };
}

export default function SummarySection() {
  const { body, championships } = useLoaderData<typeof loader>();
  return <PlayerSummary figures={readFigures(body)} championships={championships} />;
}
