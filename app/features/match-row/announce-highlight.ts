import { useEffect } from "react";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Highlight } from "../../live/highlight.ts";
import { readChoice } from "../../storage/choice.ts";
import { announceAllName } from "../../storage/notification-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { myGames } from "../favourites/my-games-hooks.ts";
import { usePage, type PageTexts } from "../page/page-context.tsx";
import { awayOf, homeOf } from "./event-words.ts";
import { scoreOf } from "./result.ts";
import { shownHighlight } from "./shown-highlight.ts";

/** A row that is drawn anew, and a second row of the same game, find what was said of it here. */
const said = new WeakSet<Highlight>();

type Announced = {
  readonly sportId: number;
  readonly event: EventFields | null;
  readonly highlight: Highlight | null;
  /** Whether the visitor has opened the page of this game. */
  readonly isOpened: boolean;
};

/**
 * Announces a goal or a red card to a screen reader, once: of the game that is open, and of the games of a list if the visitor
 * has chosen that. Those of a followed game are announced on any page (`NotificationCenter`).
 */
export function useAnnouncement({ sportId, event, highlight, isOpened }: Announced) {
  const { t } = usePage();
  useEffect(() => {
    if (event === null || highlight === null || said.has(highlight)) return;
    const isWanted = isOpened || readChoice(announceAllName) !== null;
    if (!isWanted || Object.hasOwn(myGames.get().games, toGameKey(sportId, event.id ?? ""))) return;
    const text = toAnnouncement({ sportId, event, highlight }, t);
    if (text === null) return;
    announce(text);
    said.add(highlight);
  }, [t, sportId, event, highlight, isOpened]);
}

export type AnnouncedChange = {
  readonly sportId: number;
  readonly event: EventFields;
  readonly highlight: Highlight;
};

type AnnouncementTexts = Pick<PageTexts, "redCardAnnouncement" | "goalAnnouncement" | "scoreWords">;

/** What a screen reader says of a goal or a red card; null for any other change. */
export function toAnnouncement({ sportId, event, highlight }: AnnouncedChange, t: AnnouncementTexts): string | null {
  const kind = shownHighlight(highlight, sportId)?.kind;
  const score = scoreOf(event);
  const [home, away] = [homeOf(event), awayOf(event)];
  if (kind === "red-card") return t.redCardAnnouncement({ home, away, side: highlight.side === 1 ? home : away });
  if (kind !== "goal" || score === null) return null;
  return t.goalAnnouncement({ home, away, score: t.scoreWords({ home: score[0], away: score[1] }) });
}
