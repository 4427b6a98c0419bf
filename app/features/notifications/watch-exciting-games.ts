import { toLeagueKey } from "../../../shared/competitions/league-key.ts";
import type { LiveClient } from "../../live/client.ts";
import { createListChoice } from "../../storage/list-choice.ts";
import type { ExcitingGamesSetting, NotificationSetting } from "../../storage/live-table-settings.ts";
import { toldExcitingName } from "../../storage/notification-keys.ts";
import { myLeagues } from "../my-leagues/my-leagues-store.ts";
import { createExcitingFinder, type ExcitingGame } from "./exciting-games.ts";

export type ExcitingChoice = {
  readonly setting: NotificationSetting;
  readonly excitingGames: ExcitingGamesSetting;
  readonly mutedSports: readonly number[];
};

/** Far fewer games become exciting in a day. */
const mostTold = 100;
const told = createListChoice(toldExcitingName, (id): id is string => typeof id === "string");

/** Whether no tab of this browser has told of a game yet; from then on one has. */
function claimAlert({ id }: ExcitingGame): boolean {
  const ids = told.get() ?? [];
  if (ids.includes(id)) return false;
  told.set([...ids, id].slice(-mostTold));
  return true;
}

const isOfMyLeagues = ({ sportId, league: { templateKey, type } }: ExcitingGame): boolean =>
  Boolean(templateKey) && myLeagues.isPinned({ key: toLeagueKey(sportId, templateKey ?? ""), type: type ?? "" }, []);

/**
 * Tells of each game of the page's lists that becomes exciting, once, as its visitor may see it by now. It looks at each turn of the
 * counters, because a mark moves a few times in a game; the clock stands still while the page is hidden. The answer ends it.
 */
export function watchExcitingGames(
  { store, clock }: Pick<LiveClient, "store" | "clock">,
  { setting, excitingGames, mutedSports }: ExcitingChoice,
  tell: (game: ExcitingGame) => void,
): () => void {
  if (setting === "no" || excitingGames === "off") return () => {};
  const find = createExcitingFinder(store);
  const isWanted = (game: ExcitingGame) =>
    !mutedSports.includes(game.sportId) && (excitingGames === "all" || isOfMyLeagues(game));
  let turn = -1;
  const look = () => {
    if (clock.counterSeconds() === turn) return;
    turn = clock.counterSeconds();
    for (const game of find()) if (isWanted(game) && claimAlert(game)) tell(game);
  };
  look();
  return clock.subscribe(look);
}
