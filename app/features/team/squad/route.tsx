import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { loadProfile } from "../../participant/load-participant.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { Squad } from "./squad.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const feedName = figuresFeedName(id);
  const [{ people }, { body }] = await Promise.all([loadProfile(context, id), loadBody(context, feedName)]);
  return { people, feedName, body };
}

/** The squad of a team. */
export default function SquadSection() {
  return <Squad {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
