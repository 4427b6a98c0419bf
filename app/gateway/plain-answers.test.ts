import { all as frames } from "#texts/frame/site.all.js";
import { expect, it } from "vitest";
import { serverTexts } from "../i18n/server-texts.server.ts";
import { plainAnswer, refusalPage } from "./plain-answers.tsx";

const { fr } = frames;

it.each([
  ["limited", 429, "60", serverTexts.fr.tooMany, serverTexts.fr.tooManyHint],
  ["failed", 500, "5", fr.unexpected, ` ${fr.retryHint}`],
  ["unavailable", 503, "5", serverTexts.fr.busy, serverTexts.fr.busyHint],
] as const)("says to a visitor who is %s what happened and what to do", async (kind, status, retry, title, hint) => {
  const response = refusalPage(kind, { lang: "fr", brand: "Le Score" });
  expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
    status,
    retry,
    "no-store",
  ]);
  const html = await response.text();
  expect(html).toContain(`<title>${title} · Le Score</title>`);
  expect(html).toContain(`<b>Le Score</b><h1>${title}</h1><p>${hint}`);
  expect(html).toContain(`<a href="">${fr.retry}</a><a href="/">${fr.backToList}</a>`);
  // A failed page reloads itself. A rate-limited page does not: another request would not help.
  expect(html.includes('http-equiv="refresh"')).toBe(kind !== "limited");
  expect(html).not.toContain("<script");
  // It is readable on a phone and in dark mode.
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
});

it("speaks the page's language", async () => {
  expect(await refusalPage("unavailable", { lang: "en", brand: "Tribune" }).text()).toContain(`<html lang="en">`);
  expect(await refusalPage("unavailable", { lang: "en", brand: "Tribune" }).text()).toContain(serverTexts.en.busyHint);
});

it("sends no body where there is nothing to say", async () => {
  expect(plainAnswer(204, "").body).toBeNull();
  expect(await plainAnswer(404, "Not found").text()).toBe("Not found\n");
});
