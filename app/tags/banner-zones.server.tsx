import type { BettingPolicy } from "../../shared/betting/policy.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { bannerPlaces, type Banner, type BannerPlace } from "../../variants/banners.ts";
import { toBettingView } from "../features/legal/betting-view.ts";
import { PlaceNotice } from "../features/legal/place-notice.server.tsx";
import { toBookmakerHref } from "../features/odds/bookmaker-href.ts";
import { consentTexts } from "../i18n/server-texts.server.ts";
import { myLeaguesZoneId } from "./banner-places.ts";
import type { TagsOf } from "./tags-of.ts";

/** A banner that the visitor's place may see, with where it leads. */
type ShownBanner = { readonly banner: Banner; readonly href: string };
type Zone = {
  readonly place: BannerPlace;
  /** Below the page's content; the others are above it or beside it. */
  readonly isBelow: boolean;
  readonly banners: readonly ShownBanner[];
};

const placesBelow: readonly BannerPlace[] = [
  "detail_content",
  "premium_square_mobile",
  "responsive_detail_fixed_bottom",
  "my_leagues",
];

/** The zones that have a banner for this visitor; the others are absent. */
export function bannersOf(of: Omit<TagsOf, "nonce">): readonly Zone[] {
  const shown = of.variant.banners.flatMap((banner) => toShown(banner, of) ?? []);
  return bannerPlaces
    .map((place) => ({
      place,
      isBelow: placesBelow.includes(place),
      banners: shown.filter(({ banner }) => banner.place === place),
    }))
    .filter(({ banners }) => banners.length > 0);
}

/** A bookmaker's banner is for places that allow links to it, and leads where those lead. */
function toShown(banner: Banner, { variant, visitor, nowSeconds }: Omit<TagsOf, "nonce">): ShownBanner | null {
  const { target, place } = banner;
  if ("href" in target) return { banner, href: target.href };
  const shown = toBettingView(visitor.policy, variant, nowSeconds)?.odds?.bookmakers ?? [];
  const bookmaker = shown.find(({ id }) => id === target.bookmakerId);
  const href =
    bookmaker === undefined || bookmaker.href === null
      ? null
      : toBookmakerHref(bookmaker.id, variant.bookmakerLinkBase, { from: place });
  return href === null ? null : { banner, href };
}

type BannerZoneProps = Zone & { readonly lang: Language; readonly policy: BettingPolicy };

/** The banners of a place in its fixed size (`tags.css`); they take turns. */
export function BannerZone({ place, banners, lang, policy }: BannerZoneProps) {
  const label = consentTexts[lang].advertisement;
  const ofBookmaker = banners.some(({ banner: { target } }) => "bookmakerId" in target);
  const zone = (
    // Landmarks of one page have different names.
    <aside className="zone" data-zone={place} aria-label={`${label} ${bannerPlaces.indexOf(place) + 1}`}>
      <div>
        {banners.map(({ banner: { id, text, image }, href }, index) => (
          <a
            key={id}
            href={href}
            target="_blank"
            rel="sponsored nofollow noopener"
            data-banner={id}
            data-position={place === "my_leagues" ? 10 : index + 1}
            hidden={index > 0}
          >
            {image === null ? (
              <span>{text}</span>
            ) : (
              <img src={image} alt={text} loading={index === 0 ? "eager" : "lazy"} />
            )}
          </a>
        ))}
      </div>
      <small>{label}</small>
      {ofBookmaker ? <PlaceNotice policy={policy} lang={lang} /> : null}
    </aside>
  );
  return place === "my_leagues" ? <template id={myLeaguesZoneId}>{zone}</template> : zone;
}
