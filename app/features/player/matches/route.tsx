import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readFigures } from "../../../../shared/wire/sections/read-people.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { parsePageNumber } from "../../../navigation/page-number.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { loadPart, type LoadedPart } from "../../participant/load-part.server.ts";
import { loadProfile } from "../../participant/load-participant.server.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { isPerson } from "../../participant/participant-view.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { eventKind } from "../../match/event-kind.ts";
import { useParticipant } from "../../participant/participant-context.tsx";
import { PartSection } from "../../participant/part-section.tsx";
import { MaskedLine } from "../../veil/masked-line.tsx";
import { useTruth } from "../../veil/use-truth.ts";
import { PlayedList } from "../played-list.tsx";

/** A person's games come with what the person did in them; a single competitor has results of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const { profile } = await loadProfile(context, id);
  if (isPerson(profile)) {
    const feedName = figuresFeedName(id);
    return { part: null, feedName, ...(await loadBody(context, feedName)) };
  }
  const page = parsePageNumber(new URL(request.url).searchParams);
  return { part: await loadPart(context, id, "results", page), feedName: "", body: "" };
}

/** The games of a player, with what the player did in them. */
export default function MatchesSection() {
  return <PlayerMatches {...useLoaderData<typeof loader>()} />;
}

type PlayerMatchesProps = {
  /** The results of a single competitor; null for a person. */
  readonly part: LoadedPart | null;
  /** The feed of a person's games. */
  readonly feedName: string;
  readonly body: string;
};

/** The games of a person, or of a single competitor. */
function PlayerMatches({ part, feedName, body }: PlayerMatchesProps) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  const [bodies, show] = useTruth([feedName]);
  const shown = bodies?.[0] ?? body;
  const kind = eventKind(useParticipant().sportId);
  const title = kind === "race" ? texts.lastRaces : kind === "bout" ? texts.teamTabs.results : texts.last;
  if (part !== null) return <PartSection part={part} kind="results" title={title} />;
  return (
    <Card title={texts.lastWithRating}>
      {isMasked(shown) ? (
        <MaskedLine text={veilTexts(lang).maskedFigures} onShow={show} />
      ) : (
        <PlayedList games={readFigures(shown).games} />
      )}
    </Card>
  );
}
export { clientLoader } from "../../page/page-route.ts";
