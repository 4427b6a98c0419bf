import { createContext, useMemo, type ReactNode } from "react";
import type { Messages } from "../../i18n/site-texts.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { useProvided } from "../../ui/use-provided.ts";
import type { DateStyle } from "../day/date-texts.ts";
import { usePage, type PageContext, type PageTexts } from "../page/page-context.tsx";

/** Everything besides the event itself that its texts depend on. */
export type EventContext = Pick<PageContext, "lang" | "timeZone" | "href"> & {
  readonly t: Messages & DateStyle & Pick<PageTexts, "oddsFormat" | "reversed">;
  readonly sportId: number;
  /** Today in the visitor's zone, set if a list shows several days: its rows name every other day. Days count from 1970-01-01. */
  readonly todayEpochDay?: number;
  /** The group of games that a list shows: a star there removes a game from this group only (C4.06). */
  readonly group?: string;
  /** Keys of games that are also further up on the page, because an `id` must be unique on a page. */
  readonly repeated?: ReadonlySet<string>;
  /** The page of the visitor's favourites: it chooses its rows itself (C4.09), and lets no league of matches be followed as a whole (C8.06). */
  readonly isMine?: boolean;
  /** Why a game stays in the visitor's favourites when its star is tapped there: a team of theirs plays (C4.09). Null for others. */
  readonly whyKept?: (event: EventFields) => string | null;
  /** Renders the end of a row in place of prices. */
  readonly toRowEnd?: (gameKey: string, event: EventFields, league: LeagueFields) => ReactNode;
};

export const Events = createContext<EventContext | null>(null);

type EventsOfProps = {
  readonly sportId: number;
  readonly todayEpochDay?: number;
  readonly children: ReactNode;
};

/** Around the events of one sport. */
export function EventsOf({ sportId, todayEpochDay, children }: EventsOfProps) {
  const { lang, timeZone, t, href } = usePage();
  const context = useMemo(
    () => ({ sportId, lang, timeZone, t, href, ...(todayEpochDay === undefined ? {} : { todayEpochDay }) }),
    [sportId, lang, timeZone, t, href, todayEpochDay],
  );
  return <Events.Provider value={context}>{children}</Events.Provider>;
}

export const useEventContext = (): EventContext => useProvided(Events);
