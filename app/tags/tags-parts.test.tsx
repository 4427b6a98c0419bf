import { expect, it } from "vitest";
import { accountPages } from "../../shared/accounts/mail-link.ts";
import { rulesFor } from "../../shared/betting/policy-for.ts";
import { unknownVisitor, type Visitor } from "../../shared/places/visitor.ts";
import { languages } from "../../shared/texts/languages.ts";
import type { Banner } from "../../variants/banners.ts";
import { variantOf } from "../../variants/variant-of.ts";
import type { Variant } from "../../variants/variant.ts";
import { consentTexts } from "../i18n/server-texts.server.ts";
import type { TagsConfig } from "./tags-config.ts";
import { renderStatic } from "../ui/render-static.ts";
import { AccountTags } from "./account-tags.tsx";
import { toTagsParts } from "./tags-parts.server.tsx";

const nowSeconds = Date.parse("2026-11-20T12:00:00Z") / 1000;
const place = (country: string) => ({ ...unknownVisitor.place, country });
const visitorIn = (country: string, isSilent = false) => {
  const { open, silent } = rulesFor(place(country), nowSeconds, "fr");
  return { ...unknownVisitor, place: place(country), policy: isSilent ? silent : open };
};
const markupOf = (changes: Partial<Variant>, visitor: Visitor = visitorIn("FR")) => {
  const { above, below, link } = toTagsParts({
    variant: { ...variantOf("fr"), ...changes },
    visitor,
    nowSeconds,
    nonce: "nonce",
  });
  return {
    above: renderStatic(<>{above}</>),
    below: renderStatic(<>{below}</>),
    link: renderStatic(<>{link}</>),
  };
};
const accountTagsOf = (variant: Variant) => renderStatic(<AccountTags variant={variant} nonce="nonce" />);

const tags = {
  version: 1,
  dataLayer: true,
  affiliates: [{ name: "Partner SA", origin: "https://frames.example" }],
  scripts: [
    {
      name: "Count <Co>",
      src: "https://cdn.example/tag.js",
      purpose: "measurement",
      scripts: [],
      connects: [],
      images: [],
      frames: [],
    },
  ],
} as const;
const house: Banner = { place: "background", id: "h", text: "Quiz & Co", image: null, target: { href: "/news/" } };
const ofBookmaker: Banner = { ...house, place: "detail_content", id: "b", target: { bookmakerId: 1 } };

it("[A6.03] writes nothing for a variant without tags and banners", () => {
  expect(markupOf({})).toEqual({ above: "", below: "", link: "" });
});

it("[A6.03] asks with refusing, choosing and accepting alike, no box ticked, and names who receives what", () => {
  const { above, link } = markupOf({ tags });
  const answers = [...above.matchAll(/<button type="button" class="button" data-answer="(\w+)">/g)].map(
    ([, name]) => name,
  );
  expect(answers).toEqual(["refuse", "save", "accept"]);
  expect(above.match(/type="checkbox"/g)).toHaveLength(2);
  expect(above).not.toContain("checked");
  expect(above).toContain("Destinataires : Count &lt;Co&gt;.");
  expect(above).toContain("Destinataires : Partner SA.");
  expect(above).toContain('<script type="module" src="/tags.js" nonce="nonce">');
  expect(above).not.toContain('src="https:');
  expect(link).toContain("Gérer mes choix");
  expect(markupOf({ tags: { ...tags, affiliates: [] } }).above.match(/type="checkbox"/g)).toHaveLength(1);
});

it("[A6.03] [A2.01] has on pages of accounts the data layer's screens alone: no question, no script of others", () => {
  const measured = accountTagsOf({ ...variantOf("fr"), tags });
  expect(measured).toContain('<script type="module" src="/tags.js" nonce="nonce">');
  const config: TagsConfig = JSON.parse(
    /<script type="application\/json" id="tags-config">(.*?)<\/script>/.exec(measured)?.[1] ?? "",
  );
  expect(config).toMatchObject({
    scripts: [],
    affiliates: [],
    bookmakers: [],
    purposes: ["measurement", "advertising"],
  });
  const screens = Object.values(accountPages).map((path) => config.screens[path]);
  expect(screens).toEqual(["login", "registration", "password", "profile", "password", "profile"]);
  expect(measured).not.toContain("consent");
  expect(accountTagsOf({ ...variantOf("fr"), tags: { ...tags, dataLayer: false } })).toBe("");
  expect(accountTagsOf(variantOf("fr"))).toBe("");
});

it.each(languages)("[A6.03] asks in the words of %s", (lang) => {
  const { title, refuse, accept, save, reopen } = consentTexts[lang];
  const { above, link } = markupOf({ tags, lang });
  for (const text of [title, refuse, accept, save]) expect(above).toContain(`>${text}<`);
  expect(link).toContain(`>${reopen}<`);
});

it("[A9.04] has zones for banners, with the rel of what is paid; without turns and tags no script", () => {
  const { above, below } = markupOf({ banners: [house] });
  expect(below).toBe("");
  expect(above).toContain('<aside class="zone" data-zone="background" aria-label="Publicité 6">');
  expect(above).toContain('<a href="/news/" target="_blank" rel="sponsored nofollow noopener" data-banner="h"');
  expect(above).toContain("<span>Quiz &amp; Co</span>");
  expect(above).not.toContain("<script");
  const several = markupOf({ banners: [house, { ...house, id: "i" }] }).above;
  expect(several).toContain('<script type="module" src="/tags.js"');
  expect(several).toMatch(/data-banner="h" data-position="1">.*data-banner="i" data-position="2" hidden="">/);
});

it("[A9.04] gives each zone of a page a name of its own", () => {
  const { above, below } = markupOf({ banners: [house, { ...house, place: "detail_content" }] });
  const names = [...(above + below).matchAll(/<aside [^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
});

it("[A6.03] [C7.15] shows a bookmaker's banner with the notice where the place links to it, and no zone elsewhere", () => {
  const { below } = markupOf({ banners: [ofBookmaker], bookmakerLinkBase: "https://go.example/click" });
  expect(below).toContain('href="https://go.example/click/1/?from=detail_content"');
  expect(below).toContain("<strong>18+</strong>");
  expect(below).toContain("joueurs-info-service.fr");
  for (const visitor of [visitorIn("BE"), visitorIn("NC"), unknownVisitor, visitorIn("FR", true)])
    expect(markupOf({ banners: [ofBookmaker] }, visitor).below).toBe("");
  expect(markupOf({ banners: [house] }, visitorIn("BE")).above).not.toContain("18+");
});

it("[C2.04] has the banner of a visitor's own leagues as a template, for the tenth place", () => {
  const { below } = markupOf({ banners: [{ ...house, place: "my_leagues" }] });
  expect(below).toMatch(/^<template id="zone-my-leagues"><aside .*data-position="10">/);
});
