import { useEffect, useRef, useState } from "react";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useAllOdds, useEvent } from "../../../live/hooks.tsx";
import { createTurns } from "../../../time/turns.ts";
import type { BookmakerForm, ShownBookmaker } from "../../legal/betting-view.ts";
import { viewOf } from "../../match-row/result.ts";
import { parseLiveBookmakers } from "../../odds/live-bookmakers.ts";
import { compareOdds } from "../../odds/odds-comparison.ts";
import { toOutcomeNames } from "../../odds/odds-table.tsx";
import { toPriceText } from "../../odds/price-text.ts";
import { usePage } from "../../page/page-context.tsx";
import { useMatch } from "../match-context.tsx";
import { BookmakerPlace } from "../odds/bookmaker-place.tsx";

/** How long a bookmaker is shown before the next one (C9.04). */
const turnMs = 30_000;

type LiveStripProps = {
  /** Those of the visitor's place. */
  readonly bookmakers: readonly ShownBookmaker[];
  readonly form: BookmakerForm | undefined;
};

/** The bookmakers that take bets on the running match (C3.03), one at a time; nothing where nobody does. */
export function LiveStrip({ bookmakers, form }: LiveStripProps) {
  const { eventId } = useMatch();
  const { lang, t } = usePage();
  const event = useEvent(eventId);
  const odds = useAllOdds(eventId);
  const takers = event !== null && viewOf(event) === "live" ? parseLiveBookmakers(event.liveBookmakerIds ?? []) : [];
  const lines = compareOdds(odds, bookmakers).filter(({ bookmaker }) => takers.includes(bookmaker.id));
  const { turn, strip } = useTurns(lines.length > 1);
  const line = lines[turn % lines.length];
  if (line === undefined) return null;
  const { bookmaker, prices } = line;
  const names = toOutcomeNames(t.outcomes, prices.length);
  return (
    <div className="live-strip" ref={strip}>
      {/* For eyes: ears hear it beside the name. */}
      <i aria-hidden="true">{matchTexts(lang).odds.live}</i>
      <span>
        <BookmakerPlace bookmaker={bookmaker} line={bookmakers.indexOf(bookmaker)} form={form} />
      </span>
      {prices.map(({ price }, index) => (
        <span key={index}>
          <small>{names[index]}</small>
          <b>{toPriceText(price, t.oddsFormat)}</b>
        </span>
      ))}
    </div>
  );
}

/** Counts turns while somebody can see the strip, and neither points at it nor has the focus in it. */
function useTurns(hasTurns: boolean) {
  const [turn, setTurn] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strip;
    if (!hasTurns || current === null) return;
    const turns = createTurns(() => setTurn((last) => last + 1), turnMs);
    const decide = () => {
      if (document.hidden || current.matches(":hover, :focus-within")) turns.rest();
      else turns.run();
    };
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of ["mouseenter", "mouseleave", "focusin", "focusout"])
      current.addEventListener(type, decide, { signal });
    document.addEventListener("visibilitychange", decide, { signal });
    decide();
    return () => {
      ending.abort();
      turns.rest();
    };
  }, [hasTurns]);
  return { turn, strip };
}
