import type { ShownOffer } from "../../features/bonuses/shown-offers.server.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { LegalNotice } from "../../features/legal/legal-notice.tsx";

type BonusesPageProps = {
  readonly title: string;
  readonly description: string;
  readonly hint: string;
  readonly offers: readonly (ShownOffer & { readonly see: string })[];
};

/** The bookmakers' offers to new customers, each with its terms, beside the legal notice of the visitor's place. */
export function BonusesPage({ title, description, hint, offers }: BonusesPageProps) {
  return (
    <PageColumns right={<LegalNotice hasPrices />}>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{title}</h1>
          <p>{description}</p>
        </div>
        <ul className="card bonuses">
          {offers.map((offer) => (
            <li key={`${offer.bookmakerId} ${offer.title}`}>
              <h2>
                {offer.logo === null ? (
                  offer.name
                ) : (
                  <img className="bookmaker-logo" src={offer.logo} alt={offer.name} />
                )}
              </h2>
              <p className="bonus">{offer.title}</p>
              <p>{offer.terms}</p>
              <small>{offer.until}</small>
              <a className="button" href={offer.href} target="_blank" rel="sponsored nofollow noopener">
                {offer.see}
              </a>
            </li>
          ))}
        </ul>
        <p className="bonuses-hint">{hint}</p>
      </div>
    </PageColumns>
  );
}
