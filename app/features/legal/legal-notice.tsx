import { isolatedIn } from "../../../shared/texts/direction.ts";
import { Fragment } from "react";
import type { BettingView } from "./betting-view.ts";
import { usePage } from "../page/page-context.tsx";

type LegalNoticeProps = {
  /** Whether the page shows prices now. */
  readonly hasPrices: boolean;
  /** The bookmaker whose prices are shown without a name beside them. */
  readonly source?: string | null;
  /** Whether any of those prices is of the built-in world. */
  readonly hasInvented?: boolean;
};

/** A notice that the place requires is shown with or without prices; the age alone is shown only beside prices. */
export const isNoticeDue = (betting: BettingView | null, hasPrices: boolean): betting is BettingView =>
  betting !== null && (betting.notice !== null || hasPrices);

/** The notice that the visitor's place requires, unaltered, with the age from which betting is legal (docs/adr/031). */
export function LegalNotice({ hasPrices, source = null, hasInvented = false }: LegalNoticeProps) {
  const { betting, lang, t } = usePage();
  if (!isNoticeDue(betting, hasPrices)) return null;
  const { notice, minimumAge, helpline, why } = betting;
  return (
    <aside className="legal" aria-label={t.bettingNotice}>
      <strong>{isolatedIn(`${minimumAge}+`, lang)}</strong>
      {notice === null ? null : (
        <p lang={notice.lang}>
          {notice.before}
          {notice.link === null ? null : <a href={notice.link.href}>{notice.link.text}</a>}
          {notice.after}
        </p>
      )}
      {helpline.length === 0 ? null : (
        <p className="helpline">
          {t.helpline}
          {helpline.map(({ href, text }, index) => (
            <Fragment key={href}>
              {index === 0 ? " " : " · "}
              <a href={href}>{text}</a>
            </Fragment>
          ))}
        </p>
      )}
      {hasPrices && hasInvented ? <small>{t.inventedOdds}</small> : null}
      {source === null || hasInvented || !hasPrices ? null : <small>{t.oddsFrom({ bookmaker: source })}</small>}
      <a href={why.href}>{why.text}</a>
    </aside>
  );
}
