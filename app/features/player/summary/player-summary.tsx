import { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card, GameCards } from "../../participant/game-cards.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { isPerson } from "../../participant/participant-view.ts";
import { toSectionAddress } from "../../participant/section-address.ts";
import type { TablePlace } from "../../participant/table-place.ts";
import { TablePlaces } from "../../participant/table-places.tsx";
import { Career } from "./career.tsx";
import { PlayedList } from "../played-list.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { RatingBars } from "./rating-bars.tsx";
import { SeasonFigures } from "./season-figures.tsx";

/** Games of a person that the first page lists. */
const shownGames = 5;

type PlayerSummaryProps = {
  /** The feed of the figures. */
  readonly body: string;
  /** Of who starts in races. */
  readonly championships: readonly TablePlace[];
};

/** A player at a glance: the season in figures, marks, last games, seasons, and who it is. */
export function PlayerSummary({ body, championships }: PlayerSummaryProps) {
  const { href, lang } = usePage();
  const page = useParticipant();
  const texts = peopleTexts(lang);
  const { seasons, games } = readFigures(body);
  return (
    <div className="two-columns">
      <div className="cards">
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
        <SeasonFigures seasons={seasons} />
        <ProfileCard />
        {isPerson(page.profile) ? <Career seasons={seasons} /> : null}
      </div>
    </div>
  );
}
