import type { Messages } from "../../i18n/fr.ts";
import type { BettingView } from "./betting-view.ts";

/** The notice that the visitor's place requires, unaltered, beside the odds; with the age from which betting is legal. */
export function LegalNotice({ betting, t }: { readonly betting: BettingView; readonly t: Messages }) {
  const { notice, minimumAge, bookmaker } = betting;
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
      {bookmaker?.name == null ? null : <small>{t.oddsFrom(bookmaker.name)}</small>}
    </aside>
  );
}
