import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { missedFeedName } from "../../participant/participant-feeds.ts";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, missedFeedName(params["id"] ?? ""));

const MissedSection = defineUsedComponent(
  ".participant",
  async () => (await import("../../participant/missed-section.tsx")).MissedSection,
);

export default function AbsencesSection() {
  const { body } = useLoaderData<typeof loader>();
  return <MissedSection body={body} hasNames={true} />;
}
