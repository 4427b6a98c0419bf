import { Collection } from "./collection.tsx";
import { LeaguesInOrder } from "./leagues-in-order.tsx";
import { GamesOfAllDays } from "./games-of-all-days.tsx";
import { OwnCalendar } from "./own-calendar.tsx";
import { TeamsInOrder } from "./teams-in-order.tsx";

export type MinePartsProps = {
  /** The pages where a visitor can pin leagues and find teams. */
  readonly countriesPath: string;
  readonly searchPath: string;
  /** The path of the calendar of followed games. */
  readonly calendarPath: string;
};

export default function MineParts({ countriesPath, searchPath, calendarPath }: MinePartsProps) {
  return (
    <>
      <GamesOfAllDays />
      <div className="cards">
        <TeamsInOrder searchPath={searchPath} />
        <LeaguesInOrder countriesPath={countriesPath} />
        <OwnCalendar path={calendarPath} />
        <Collection />
      </div>
    </>
  );
}
