import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PlayerTransfers } from "./player-transfers.tsx";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { transfersFeedName } from "../../participant/participant-feeds.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, transfersFeedName(params["id"] ?? ""));

/** The transfers of a player. */
export default function TransfersSection() {
  return <PlayerTransfers {...useLoaderData<typeof loader>()} />;
}
