import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { loadBody } from "../../participant/load-body.server.ts";
import { loadProfile } from "../../participant/load-participant.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { Squad } from "./squad.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const [{ people }, { body }] = await Promise.all([loadProfile(context, id), loadBody(context, figuresFeedName(id))]);
  return { people, body };
}

export default function SquadSection() {
  const { people, body } = useLoaderData<typeof loader>();
  return <Squad people={people} figures={readFigures(body).people} />;
}
