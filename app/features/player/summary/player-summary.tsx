import type { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card, GameCards } from "../../participant/game-cards.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { isPerson } from "../../participant/participant-view.ts";
import { toSectionAddress } from "../../participant/section-address.ts";
import { Career } from "./career.tsx";
import { PlayedList } from "../played-list.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { RatingBars } from "./rating-bars.tsx";
import { SeasonFigures } from "./season-figures.tsx";

/** Games of a person that the first page lists. */
const shownGames = 5;

/** A player at a glance: the season in figures, marks, last games, seasons, and who it is. */
export function PlayerSummary({ figures: { seasons, games } }: { readonly figures: ReturnType<typeof readFigures> }) {
  const { href, lang } = usePage();
  const page = useParticipant();
  const texts = peopleTexts(lang);
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
        <SeasonFigures seasons={seasons} />
        <ProfileCard />
        {isPerson(page.profile) ? <Career seasons={seasons} /> : null}
      </div>
    </div>
  );
}
