import { bannerPlaces, type Banner, type BannerPlace } from "../../variants/banners.ts";
import { toXmlText } from "../features/documents/xml.ts";
import { toBettingView } from "../features/legal/betting-view.ts";
import { toNoticeMarkup } from "../features/legal/notice-markup.server.ts";
import { toBookmakerHref } from "../features/odds/bookmaker-href.ts";
import { consentTexts } from "../i18n/consent-texts.server.ts";
import { myLeaguesZoneId } from "./banner-places.ts";
import type { TagsOf } from "./tags-markup.server.ts";

/** A banner that the visitor's place may see, with where it leads. */
type ShownBanner = { readonly banner: Banner; readonly href: string };

/** Places below the page's content; the others are above it or beside it. */
const placesBelow: readonly BannerPlace[] = [
  "detail_content",
  "premium_square_mobile",
  "responsive_detail_fixed_bottom",
  "my_leagues",
];

/** The zones that have a banner for this visitor, each in its fixed size (`tags.css`); the others are absent. */
export function toZones(of: Omit<TagsOf, "nonce">): {
  readonly above: string;
  readonly below: string;
  readonly takeTurns: boolean;
} {
  const shown = of.variant.banners.flatMap((banner) => toShown(banner, of) ?? []);
  const markup = (isBelow: boolean) =>
    bannerPlaces
      .filter((place) => placesBelow.includes(place) === isBelow)
      .map((place) =>
        toZone(
          place,
          shown.filter(({ banner }) => banner.place === place),
          of,
        ),
      )
      .join("");
  const places = shown.map(({ banner }) => banner.place);
  return { above: markup(false), below: markup(true), takeTurns: new Set(places).size < places.length };
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

function toZone(
  place: BannerPlace,
  shown: readonly ShownBanner[],
  { variant: { lang }, visitor: { policy } }: Omit<TagsOf, "nonce">,
): string {
  if (shown.length === 0) return "";
  const links = shown.map(({ banner: { id, text, image }, href }, index) => {
    const inside =
      image === null
        ? `<span>${toXmlText(text)}</span>`
        : `<img src="${image}" alt="${toXmlText(text)}" loading="${index === 0 ? "eager" : "lazy"}">`;
    return (
      `<a href="${toXmlText(href)}" target="_blank" rel="sponsored nofollow noopener" data-banner="${id}" ` +
      `data-position="${place === "my_leagues" ? 10 : index + 1}"${index === 0 ? "" : " hidden"}>${inside}</a>`
    );
  });
  const ofBookmaker = shown.some(({ banner: { target } }) => "bookmakerId" in target);
  const notice = ofBookmaker ? toNoticeMarkup(policy, lang) : "";
  const label = toXmlText(consentTexts[lang].advertisement);
  const zone =
    `<aside class="zone" data-zone="${place}" aria-label="${label}"><div>${links.join("")}</div>` +
    `<small>${label}</small>${notice}</aside>`;
  return place === "my_leagues" ? `<template id="${myLeaguesZoneId}">${zone}</template>` : zone;
}
