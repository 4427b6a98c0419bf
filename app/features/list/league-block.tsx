import type { ListLeague } from "../../live/store.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Category } from "../day/category.ts";
import type { RowContext } from "../match-row/event-words.ts";
import { MatchRow } from "../match-row/match-row.tsx";
import { countryName, leagueName } from "./league-words.ts";

type LeagueBlockProps = {
  readonly league: ListLeague;
  readonly category: Category;
  readonly context: RowContext;
  readonly bookmakerId: number | null;
};

/** Off-screen leagues are not laid out; the class tells the browser how tall they will be. */
const tallest = 20;

/** A league's games. It opens and closes without JavaScript; a league of type c starts closed (C3.06). */
export function LeagueBlock({ league: { league, eventIds }, category, context, bookmakerId }: LeagueBlockProps) {
  return (
    <details
      id={`l-${league.stageId}`}
      className={`league n${Math.min(eventIds.length, tallest)}`}
      open={league.type !== "c"}
    >
      <summary>
        <Flag name={league.flag} />
        <h2>{leagueName(league)}</h2>
        <span>{countryName(league)}</span>
        {bookmakerId === null ? null : context.t.outcomes.map((outcome) => <abbr key={outcome}>{outcome}</abbr>)}
        <Icon name="chevron" />
      </summary>
      <ul>
        {eventIds.map((id) => (
          <MatchRow key={id} id={id} league={league} category={category} context={context} bookmakerId={bookmakerId} />
        ))}
      </ul>
    </details>
  );
}
