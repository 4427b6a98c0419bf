import { toDataLayerEntry, toScreenView, type DataLayerEntry } from "./tracking-event.ts";
import {
  trackedCategories,
  trackedScreens,
  type Theme,
  type TrackedScreen,
} from "../../shared/accounts/tracking-names.ts";
import type { Address } from "../../shared/addresses/address.ts";
import type { ListQuery } from "../../shared/addresses/list-query.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { sportOfAddress } from "../../shared/addresses/sport-of-address.ts";
import type { PageKind } from "./page-kinds.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { TagsConfig } from "./tags-config.ts";

/** A page's description of itself, read from the document when the page is shown. */
export type SeenPage = {
  readonly url: URL;
  /** The kind that the page writes (C2.09). */
  readonly pageKind: PageKind;
  /** The stage of the match that the page shows. */
  readonly stage: "scheduled" | "live" | "finished" | null;
};
/** The visitor's themes and account, and the time of the view. */
export type Viewer = {
  readonly nowSeconds: number;
  readonly theme: Theme;
  readonly userTheme?: Theme;
  readonly userId?: string;
};
type Known = Pick<TagsConfig, "words" | "screens">;

/** A page as the data layer has it: its kind, its sport, the kind of a match's stage (A4.09) or a list's category, and its screen. */
export function toPageViews(page: SeenPage, viewer: Viewer, known: Known): readonly DataLayerEntry[] {
  const { url, stage, pageKind } = page;
  const address = parseAddress(url, known.words);
  const sport = sportName(sportOfAddress(url.pathname, known.words));
  const value = stage ?? (address?.kind === "list" ? categoryOf(address) : null);
  const details = { ...viewer, ...(sport === null ? {} : { sport }), ...(value === null ? {} : { value }) };
  const screen = screenOf(url, address, known);
  const view = toTimedEntry({ ...details, event: "page_view", name: pageKind });
  return screen === null ? [view] : [view, toTimedScreen(screen, details)];
}

/** The entry for a window over the page; null if tracking has no screen for it. */
export function toWindowView(name: string, viewer: Viewer): DataLayerEntry | null {
  const screen = trackedScreens.find((each) => each === name);
  return screen === undefined ? null : toTimedScreen(screen, viewer);
}

type Timed = { readonly nowSeconds: number };
const toTimedEntry = ({ nowSeconds, ...event }: Parameters<typeof toDataLayerEntry>[0] & Timed): DataLayerEntry =>
  toDataLayerEntry({ ...event, timeSeconds: nowSeconds });
const toTimedScreen = (
  screen: TrackedScreen,
  { nowSeconds, ...event }: Parameters<typeof toScreenView>[1] & Timed,
): DataLayerEntry => toScreenView(screen, { ...event, timeSeconds: nowSeconds });

function screenOf(url: URL, address: Address | null, { screens }: Known): TrackedScreen | null {
  const own = screens[url.pathname];
  if (own !== undefined) return own === "my_games" ? (ownParts[url.hash] ?? own) : own;
  switch (address?.kind) {
    case "match":
      return address.tab === "odds" ? "odds_tab" : "match_detail";
    case "player":
      return "player_page";
    case "news":
      return "news_subnavigation";
    case "tv":
      return "tv_guide";
    case "search":
    case "settings":
      return address.kind;
    case "list":
      return address.category === "myGames" ? "my_games" : null;
    default:
      return null;
  }
}

/** Parts of the favourites page, which count as screens of their own. */
const ownParts: Readonly<Partial<Record<string, TrackedScreen>>> = {
  "#my-leagues": "my_leagues",
  "#my-teams": "my_team",
};

const categoryOf = ({ category }: ListQuery): number => trackedCategories[category];

const sportName = (id: number | null): string | null =>
  Object.entries(sportIds).find(([, own]) => own === id)?.[0] ?? null;
