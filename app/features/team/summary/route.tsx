import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadSummary } from "./queries.server.ts";
import { TeamSummary } from "./team-summary.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) => loadSummary(context, params["id"] ?? "");

export default function SummarySection() {
  return <TeamSummary summary={useLoaderData<typeof loader>()} />;
}
