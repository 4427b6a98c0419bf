import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readMissed } from "../../../../shared/feed/sections/read-people.ts";
import { loadBody } from "../../participant/load-body.server.ts";
import { MissedSection } from "../../participant/missed-section.tsx";
import { missedFeedName } from "../../participant/participant-feeds.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, missedFeedName(params["id"] ?? ""));

export default function InjuriesSection() {
  const { body } = useLoaderData<typeof loader>();
  return <MissedSection missed={readMissed(body)} hasNames={false} />;
}
