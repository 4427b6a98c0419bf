import { Collection } from "./collection.tsx";
import { LeaguesInOrder } from "./leagues-in-order.tsx";
import { GamesOfAllDays } from "./games-of-all-days.tsx";
import { TeamsInOrder } from "./teams-in-order.tsx";

export type MinePartsProps = {
  /** Where leagues can be pinned, and teams found. */
  readonly countriesPath: string;
  readonly searchPath: string;
};

export default function MineParts({ countriesPath, searchPath }: MinePartsProps) {
  return (
    <>
      <GamesOfAllDays />
      <div className="cards">
        <TeamsInOrder searchPath={searchPath} />
        <LeaguesInOrder countriesPath={countriesPath} />
        <Collection />
      </div>
    </>
  );
}
