import { expect, it } from "vitest";
import { findOffer } from "./find-offer.ts";

const alternates = ["fr-FR", "en-GB", "de-DE", "de-CH"].map((tag) => ({ tag, href: `https://${tag}.example/` }));
const tagOf = (wanted: readonly string[], lang = "fr") => findOffer(lang, wanted, alternates)?.tag ?? null;

it("[C9.04] offers the page in the browser's language, of the browser's country where there is one", () => {
  expect([tagOf(["de"]), tagOf(["de-CH", "en"]), tagOf(["DE-AT"]), tagOf(["en-US"])]).toEqual([
    "de-DE",
    "de-CH",
    "de-DE",
    "en-GB",
  ]);
});

it("[C9.04] passes over languages that the site has not, and offers nothing once the page's own comes first", () => {
  expect([tagOf(["ja", "de"]), tagOf(["ja"]), tagOf([])]).toEqual(["de-DE", null, null]);
  expect([tagOf(["fr-CA", "de"]), tagOf(["ja", "fr", "de"])]).toEqual([null, null]);
});
