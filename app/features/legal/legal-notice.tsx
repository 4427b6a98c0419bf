import type { Helpline } from "../../../shared/betting/policy.ts";
import { usePage } from "../page/page-context.tsx";

type LegalNoticeProps = {
  /** Whether the page shows prices now. */
  readonly hasPrices: boolean;
  /** The bookmaker whose prices are shown without a name beside them. */
  readonly source?: string | null;
  /** Whether any of those prices is of the built-in world. */
  readonly hasInvented?: boolean;
};

/**
 * The notice that the visitor's place requires, unaltered, with the age from which betting is legal. Where a place
 * requires a notice, it is shown with or without prices; the age alone is shown beside prices only.
 */
export function LegalNotice({ hasPrices, source = null, hasInvented = false }: LegalNoticeProps) {
  const { betting, t } = usePage();
  if (betting === null || (betting.notice === null && !hasPrices)) return null;
  const { notice, minimumAge, helpline } = betting;
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
      {helpline === null ? null : <HelplineLinks helpline={helpline} />}
      {hasPrices && hasInvented ? <small>{t.inventedOdds}</small> : null}
      {source === null || hasInvented || !hasPrices ? null : <small>{t.oddsFrom(source)}</small>}
    </aside>
  );
}

/** Where help is found: a number to call, an address to open, or both. */
function HelplineLinks({ helpline: { phone, site } }: { readonly helpline: Helpline }) {
  const { t } = usePage();
  return (
    <p className="helpline">
      {t.helpline} {phone === null ? null : <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      {phone === null || site === null ? null : " · "}
      {site === null ? null : <a href={site}>{new URL(site).host.replace("www.", "")}</a>}
    </p>
  );
}
