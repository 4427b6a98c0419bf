import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { loadBody } from "../../participant/load-body.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { PlayerSummary } from "./player-summary.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, figuresFeedName(params["id"] ?? ""));

export default function SummarySection() {
  const { body } = useLoaderData<typeof loader>();
  return <PlayerSummary figures={readFigures(body)} />;
}
