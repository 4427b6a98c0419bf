import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { parsePageNumber } from "../../../navigation/page-number.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { loadBody } from "../../participant/load-body.server.ts";
import { loadPart } from "../../participant/load-part.server.ts";
import { loadProfile } from "../../participant/load-participant.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { isPerson } from "../../participant/participant-view.ts";
import { PartSection } from "../../participant/part-section.tsx";
import { PlayedList } from "../played-list.tsx";

/** A person's games come with what the person did in them; a single competitor has results of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const { profile } = await loadProfile(context, id);
  if (isPerson(profile)) return { part: null, ...(await loadBody(context, figuresFeedName(id))) };
  const page = parsePageNumber(new URL(request.url).searchParams);
  return { part: await loadPart(context, id, "results", page), body: "" };
}

export default function MatchesSection() {
  const { part, body } = useLoaderData<typeof loader>();
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  if (part !== null) return <PartSection part={part} kind="results" title={texts.last} />;
  return (
    <Card title={texts.lastWithRating}>
      <PlayedList games={readFigures(body).games} />
    </Card>
  );
}
