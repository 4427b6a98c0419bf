import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readFigures } from "../../../../shared/wire/sections/read-people.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { figuresFeedName } from "../../participant/participant-feeds.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card, GameCards } from "../../participant/game-cards.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { isPerson } from "../../participant/participant-view.ts";
import { toSectionAddress } from "../../participant/section-address.ts";
import type { ListedPlace } from "../../participant/table-place.ts";
import { TablePlaces } from "../../participant/table-places.tsx";
import { MaskedLine } from "../../veil/masked-line.tsx";
import { useTruth } from "../../veil/use-truth.ts";
import { loadStrengthCard } from "../../strength/load-strength-card.server.tsx";
import { StrengthSlot } from "../../strength/strength-slot.tsx";
import { PlayedList } from "../played-list.tsx";
import { loadChampionships } from "./load-championships.server.ts";
import { Career } from "./career.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { RatingBars } from "./rating-bars.tsx";
import { SeasonFigures } from "./season-figures.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const feedName = figuresFeedName(id);
  const [{ body }, championships, strength] = await Promise.all([
    loadBody(context, feedName),
    loadChampionships(context, id),
    loadStrengthCard(context, id),
  ]);
  return { feedName, body, championships, strength };
}

/** The number of a player's games that the first page lists. */
const shownGames = 5;

type PlayerSummaryProps = {
  /** The feed of the figures. */
  readonly feedName: string;
  readonly body: string;
  /** For a starter in races: the places in championships. */
  readonly championships: readonly ListedPlace[];
  /** The card of a competitor's strength; null where that is not known. */
  readonly strength: string | null;
};

/** Shows a player at a glance: the season in figures, marks, last games, seasons and profile. */
function PlayerSummary({ feedName, body, championships, strength }: PlayerSummaryProps) {
  const { href, lang } = usePage();
  const page = useParticipant();
  const texts = peopleTexts(lang);
  const [bodies, show] = useTruth([feedName]);
  const shown = bodies?.[0] ?? body;
  const { seasons, games } = readFigures(shown);
  return (
    <div className="two-columns">
      <div className="cards">
        {isMasked(shown) ? (
          <Card title={texts.playerTabs.matches}>
            <MaskedLine text={veilTexts(lang).maskedFigures} onShow={show} />
          </Card>
        ) : null}
        <RatingBars games={games} />
        <GameCards />
        {games.length === 0 ? null : (
          <Card
            title={texts.lastWithRating}
            more={
              games.length > shownGames
                ? { href: href(toSectionAddress(page, "matches")), text: texts.allResults }
                : null
            }
          >
            <PlayedList games={games.slice(0, shownGames)} />
          </Card>
        )}
        {isPerson(page.profile) ? null : <Career seasons={seasons} />}
      </div>
      <div className="cards">
        <TablePlaces tables={championships} />
        <StrengthSlot card={strength} />
        <SeasonFigures seasons={seasons} />
        <ProfileCard />
        {isPerson(page.profile) ? <Career seasons={seasons} /> : null}
      </div>
    </div>
  );
}

/** A player: the profile, the career and the last games. */
export default function SummarySection() {
  return <PlayerSummary {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
