import { intlTag } from "../../../shared/texts/intl-tag.ts";
import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toShownOffers } from "../../features/bonuses/shown-offers.server.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { bonusTexts } from "../../i18n/bonus-texts.server.ts";
import { BonusesPage } from "./bonuses-page.tsx";
import styles from "./page.css?url";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

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
      see: texts.see({ name: offer.name }),
    })),
  };
  // Kept for minutes at most: an offer goes with its last day.
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 60, staleSeconds: 60 }) } });
}

/** The offers of bookmakers to new customers, where the place and the variant have any. */
export default function BonusesRoute() {
  return <BonusesPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
