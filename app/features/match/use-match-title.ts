import { useEffect } from "react";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { useLeagues } from "../../live/hooks.tsx";
import { keepAwake } from "../../live/keep-awake.ts";
import { usePage } from "../page/page-context.tsx";
import { matchTitle, toTabTitle } from "./match-title.ts";
import type { MatchTab } from "../../../shared/addresses/address.ts";

type About = {
  readonly sportId: number;
  readonly tab: MatchTab;
  /** A starter's current place in the race or tournament. */
  readonly place?: string;
};

/**
 * Updates the document's title when the score changes; the title in the document is as old as the document. A live score keeps the socket
 * open, so that the title also changes while the browser tab is hidden.
 * @param event null where another component sets the title
 */
export function useMatchTitle(event: EventFields | null, { sportId, tab, place = "" }: About): void {
  const { lang, t } = usePage();
  const league = useLeagues()[0]?.league ?? null;
  const title =
    event && matchTitle(event, league, { place, tab: toTabTitle(tab, sportId, event, lang), brand: t.brand, lang });
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  const isLive = title !== null && event?.statusType === statusType.live;
  useEffect(() => (isLive ? keepAwake() : undefined), [isLive]);
}
