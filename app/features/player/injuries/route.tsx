import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { missedFeedName } from "../../participant/participant-feeds.ts";
import { MissedSection } from "../../participant/missed-section.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, missedFeedName(params["id"] ?? ""));

/** The injuries of a player. */
export default function InjuriesSection() {
  const { body } = useLoaderData<typeof loader>();
  return <MissedSection body={body} hasNames={false} />;
}
export { clientLoader } from "../../page/page-route.ts";
