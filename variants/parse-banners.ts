import { isIsoDate } from "../shared/betting/iso-date.ts";
import { isRecord } from "../shared/basics/record.ts";
import { bannerPlaces, type Banner, type BannerPlace, type Offer } from "./banners.ts";
import {
  isSecure,
  name,
  oneOf,
  orNull,
  text,
  wholeFromOne,
  within,
  type Parse,
  type Settings,
} from "./read-settings.ts";

const imagePattern = /^\/banners\/[\w-]+\.(?:svg|png|webp|avif)$/;
const pathPattern = /^\/(?!\/)[^\s\\]*$/;

/** A banner of the setting `banners`; it has either `href` or `bookmakerId`. */
export const toBanner: Parse<Banner> = (value) =>
  within(value, ({ read }) => ({
    place: read<BannerPlace>("place", oneOf(bannerPlaces), "background"),
    id: read(
      "id",
      text((id) => /^[\w-]{1,40}$/.test(id), "id of 1 to 40 letters, digits, _ and -"),
      "",
    ),
    text: read("text", name(120), ""),
    image: read(
      "image",
      orNull(text((path) => imagePattern.test(path), "picture of the site, such as /banners/name.webp")),
      null,
    ),
    target: readTarget(value, read),
  }));

const isTarget = (href: string) => isSecure(href) || pathPattern.test(href);

function readTarget(value: unknown, read: Settings["read"]): Banner["target"] {
  if (isRecord(value) && Object.hasOwn(value, "bookmakerId"))
    return { bookmakerId: read("bookmakerId", wholeFromOne, 0) };
  return { href: read("href", text(isTarget, "https address or path of the site"), "/") };
}

/** An offer of the setting `offers`. */
export const toOffer: Parse<Offer> = (value) =>
  within(value, ({ read }) => ({
    bookmakerId: read("bookmakerId", wholeFromOne, 0),
    title: read("title", name(120), ""),
    terms: read("terms", name(600), ""),
    until: read("until", text(isIsoDate, "date such as 2030-06-06"), ""),
  }));
