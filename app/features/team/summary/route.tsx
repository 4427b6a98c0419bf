import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadSummary } from "./queries.server.ts";
import { TeamSummary } from "./team-summary.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) => loadSummary(context, params["id"] ?? "");

/** A team: its last and next games, its place in the table and how its season may end. */
export default function SummarySection() {
  return <TeamSummary summary={useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
