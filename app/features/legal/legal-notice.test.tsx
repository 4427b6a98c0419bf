import { all } from "#texts/frame/site.all.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { frenchPage } from "../page/french-page.fixture.ts";
import { PageProvider } from "../page/page-context.tsx";
import { toBettingView } from "./betting-view.ts";
import { LegalNotice } from "./legal-notice.tsx";

const { fr } = all;
const nowSeconds = Date.parse("2026-11-20T12:00:00Z") / 1000;

/** The notice of a page as a place gets it. */
function noticeIn(
  country: string,
  { hasPrices = true, source = null as string | null, hasInvented = false } = {},
): string {
  const policy = policyFor({ country, subdivision: null, city: null, timeZone: null, continent: null }, nowSeconds);
  const betting = toBettingView(policy, { lang: "fr", bookmakerLinkBase: null }, nowSeconds);
  return renderToStaticMarkup(
    <PageProvider page={{ ...frenchPage, betting }}>
      <LegalNotice hasPrices={hasPrices} source={source} hasInvented={hasInvented} />
    </PageProvider>,
  );
}
const toText = (html: string) => html.replace(/<[^>]*>/g, "");

it("[C6.03] says 18+ and the wording of the law in France, with the help line as a link", () => {
  const html = noticeIn("FR");
  expect(toText(html)).toMatch(/^18\+\S/);
  const { notice } = policyFor(
    { country: "FR", subdivision: null, city: null, timeZone: null, continent: null },
    nowSeconds,
  );
  expect(toText(html)).toContain(`${notice?.before}${notice?.link?.text}${notice?.after}`.replaceAll("'", "&#x27;"));
  expect(html).toContain(`<a href="${notice?.link?.href}">`);
});

it("[C6.02] stays in France while there are no prices, 18+ and all", () => {
  expect(noticeIn("FR", { hasPrices: false })).toBe(noticeIn("FR"));
});

it("[C6.03] is not there where a place knows no betting", () => {
  expect([noticeIn("BE"), noticeIn("US")]).toEqual(["", ""]);
});

it("names where prices are from that stand without a name, while there are any", () => {
  expect(toText(noticeIn("FR", { source: "Betclic" }))).toContain("Betclic");
  expect(toText(noticeIn("FR", { source: "Betclic", hasPrices: false }))).not.toContain("Betclic");
});

it.each(["FR", "RE", "NC"])("[C6.03] gives the help line of %s, to call and to open", (country) => {
  const html = noticeIn(country, { hasPrices: false });
  expect(html).toContain('<a href="tel:0974751313">09 74 75 13 13</a>');
  expect(html).toContain('<a href="https://www.joueurs-info-service.fr/">joueurs-info-service.fr</a></p>');
});

it("says in one line that prices of the built-in world are simulated, and names no source beside it", () => {
  const text = toText(noticeIn("FR", { source: "Bet Simulé", hasInvented: true }));
  expect(text).toContain(fr.inventedOdds.replaceAll("'", "&#x27;"));
  expect(text).not.toContain("Bet Simulé");
  expect(toText(noticeIn("FR", { hasPrices: false, hasInvented: true }))).not.toContain(fr.inventedOdds);
});

it("leads to the page that says why", () => {
  expect(noticeIn("FR")).toContain('<a href="/pourquoi">Pourquoi je vois cela</a>');
});
