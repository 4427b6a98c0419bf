import type { Messages } from "../../i18n/fr.ts";
import type { BettingView } from "./betting-view.ts";

type LegalNoticeProps = {
  readonly betting: BettingView | null;
  /** Whether the page shows prices now. */
  readonly hasPrices: boolean;
  /** The bookmaker whose prices stand without a name beside them. */
  readonly source?: string | null;
  readonly t: Messages;
};

/**
 * The notice that the visitor's place requires, unaltered, with the age from which betting is legal. Where one is
 * required it stands whether or not there are prices just now; the age alone stands beside prices only.
 */
export function LegalNotice({ betting, hasPrices, source = null, t }: LegalNoticeProps) {
  if (betting === null || (betting.notice === null && !hasPrices)) return null;
  const { notice, minimumAge } = betting;
  return (
    <aside className="legal" aria-label={t.bettingNotice}>
      <strong>{minimumAge}+</strong>
      {notice === null ? null : (
        <p lang={notice.lang}>
          {notice.before}
          {notice.link === null ? null : <a href={notice.link.href}>{notice.link.text}</a>}
          {notice.after}
        </p>
      )}
      {source === null || !hasPrices ? null : <small>{t.oddsFrom(source)}</small>}
    </aside>
  );
}
