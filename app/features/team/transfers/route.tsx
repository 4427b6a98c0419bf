import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { transfersFeedName } from "../../participant/participant-feeds.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, transfersFeedName(params["id"] ?? ""));

const TeamTransfers = defineUsedComponent(
  ".participant",
  async () => (await import("./team-transfers.tsx")).TeamTransfers,
);

export default function TransfersSection() {
  return <TeamTransfers {...useLoaderData<typeof loader>()} />;
}
