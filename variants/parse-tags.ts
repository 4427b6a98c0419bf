import {
  isOrigin,
  isSecure,
  listOf,
  name,
  oneOf,
  SettingFault,
  text,
  wholeFromOne,
  within,
  type Parse,
} from "./read-settings.ts";
import { purposes, purposesOf, type Affiliate, type Purpose, type Tags, type TagScript } from "./tags.ts";

const origin = text(isOrigin, "https address without a path");
const longestName = 60;

const toScript: Parse<TagScript> = (value) =>
  within(value, ({ read }) => ({
    name: read("name", name(longestName), ""),
    src: read("src", text(isSecure, "https address"), ""),
    purpose: read<Purpose>("purpose", oneOf(purposes), "advertising"),
    scripts: read("scripts", listOf(origin), []),
    connects: read("connects", listOf(origin), []),
    images: read("images", listOf(origin), []),
    frames: read("frames", listOf(origin), []),
  }));

const toAffiliate: Parse<Affiliate> = (value) =>
  within(value, ({ read }) => ({ name: read("name", name(longestName), ""), origin: read("origin", origin, "") }));

/** The setting `tags` of a variant. Tags that do nothing are a fault: they would ask visitors for nothing. */
export const toTags: Parse<Tags> = (value) => {
  const tags = within(value, ({ read }) => ({
    version: read("version", wholeFromOne, 1),
    dataLayer: read("dataLayer", oneOf([true, false]), false),
    affiliates: read("affiliates", listOf(toAffiliate), []),
    scripts: read("scripts", listOf(toScript), []),
  }));
  return tags instanceof SettingFault || purposesOf(tags).length > 0 ? tags : new SettingFault("switch nothing on");
};
