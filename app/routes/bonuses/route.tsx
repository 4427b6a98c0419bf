import { intlTag } from "../../../shared/texts/intl-tag.ts";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toShownOffers, type ShownOffer } from "../../features/bonuses/shown-offers.server.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { TextWithTimes } from "../../features/day/times.tsx";
import { storedFor } from "../../gateway/lifetime.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { LegalNotice } from "../../features/legal/legal-notice.tsx";
import { bonusTexts } from "../../i18n/server-texts.server.ts";
import styles from "./page.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined
    ? toFailedMeta(shown)
    : [
        { title: page.head },
        { name: "description", content: page.description },
        // It is there in some places alone, and a crawler comes from one of the others.
        { name: "robots", content: "noindex" },
      ];

export function loader({ context }: LoaderFunctionArgs) {
  const { variant } = context;
  const texts = bonusTexts[variant.lang];
  const offers = toShownOffers({ ...context, nowSeconds: Math.floor(Date.now() / 1000) });
  if (offers.length === 0) throw data(null, { status: 404 });
  const days = new Intl.DateTimeFormat(intlTag(variant.lang), { dateStyle: "long", timeZone: "UTC" });
  const page = {
    head: `${texts.title} · ${variant.brand}`,
    title: texts.title,
    description: texts.description,
    hint: texts.hint,
    offers: offers.map((offer) => ({
      ...offer,
      until: texts.until({ day: days.format(Date.parse(offer.until)) }),
      untilTime: [days.format(Date.parse(offer.until)), offer.until] as const,
      see: texts.see({ name: offer.name }),
    })),
  };
  // Kept for minutes at most: an offer goes with its last day.
  return data(page, storedFor({ freshSeconds: 60, staleSeconds: 60 }));
}

/** The offers of bookmakers to new customers, where the place and the variant have any. */
export default function BonusesRoute() {
  return <BonusesPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

type BonusesPageProps = {
  readonly title: string;
  readonly description: string;
  readonly hint: string;
  readonly offers: readonly (ShownOffer & { readonly see: string; readonly untilTime: readonly [string, string] })[];
};

/** The bookmakers' offers to new customers, each with its terms, beside the legal notice of the visitor's place. */
function BonusesPage({ title, description, hint, offers }: BonusesPageProps) {
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
              <small>
                <TextWithTimes text={offer.until} times={[offer.untilTime]} />
              </small>
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
