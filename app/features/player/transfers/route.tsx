import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { transfersFeedName } from "../../participant/participant-feeds.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, transfersFeedName(params["id"] ?? ""));

const PlayerTransfers = defineUsedComponent(
  ".participant",
  async () => (await import("./player-transfers.tsx")).PlayerTransfers,
);

export default function TransfersSection() {
  return <PlayerTransfers {...useLoaderData<typeof loader>()} />;
}
