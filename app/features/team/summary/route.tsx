import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadSummary } from "./queries.server.ts";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) => loadSummary(context, params["id"] ?? "");

const TeamSummary = defineUsedComponent(".participant", async () => (await import("./team-summary.tsx")).TeamSummary);

export default function SummarySection() {
  return <TeamSummary summary={useLoaderData<typeof loader>()} />;
}
