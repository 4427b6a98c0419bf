import { expect, it, vi } from "vitest";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { toBettingView } from "./betting-view.ts";

const nowSeconds = Date.parse("2026-11-20T12:00:00Z") / 1000;
const policyOf = (country: string) =>
  policyFor({ country, subdivision: null, city: null, timeZone: null, continent: null }, nowSeconds);
const viewOf = (country: string, linkBase: string | null = null) =>
  toBettingView(policyOf(country), { lang: "fr", bookmakerLinkBase: linkBase }, nowSeconds);
const betclic = { id: 1, name: "Betclic", href: null, isInvented: false };
const france = policyOf("FR");

it("[C6.03] names and links at least three bookmakers in France, beside the notice", () => {
  const view = viewOf("FR");
  expect(view?.notice?.link?.text).toBe("joueurs-info-service.fr");
  expect(view?.odds?.bookmakers.length).toBeGreaterThanOrEqual(3);
  expect(view?.odds?.bookmakers[0]).toEqual({ ...betclic, href: "https://www.betclic.fr/" });
});

it("names the built-in world's bookmakers behind the others, with no link to anywhere", () => {
  for (const linkBase of [null, "https://go.example.com/click"]) {
    const invented = viewOf("FR", linkBase)?.odds?.bookmakers.filter(({ isInvented }) => isInvented) ?? [];
    expect(invented.map(({ id, href }) => [id, href])).toEqual([900_010, 900_011, 900_012].map((id) => [id, null]));
    expect(viewOf("FR", linkBase)?.odds?.bookmakers.slice(-3)).toEqual(invented);
  }
});

it.each(["NC", "PF", "WF"])("[C6.03] keeps the notice in %s, and nothing else", (country) => {
  expect(viewOf(country)).toMatchObject({ minimumAge: 18, notice: { lang: "fr" }, odds: null });
});

it.each(["BE", "US", "T1"])("[C6.03] says nothing at all in %s", (country) => {
  expect(viewOf(country)).toBeNull();
});

it("[C7.15] follows the operator's link base", () => {
  const links = viewOf("FR", "https://go.example.com/click")?.odds?.bookmakers.map(({ href }) => href);
  expect(links?.slice(0, 2)).toEqual(["https://go.example.com/click/1/", "https://go.example.com/click/2/"]);
});

it("[C8.04] logs a bad link and leaves it out, with the name in its place", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(viewOf("FR", "ftp://nowhere")?.odds?.bookmakers[0]).toEqual(betclic);
  expect(log).toHaveBeenCalledWith("bookmaker link: bad-base");
  log.mockRestore();
});

it("[C6.03] gives names without links where links are forbidden, and neither where names are", () => {
  const first = (policy: typeof france) =>
    toBettingView(policy, { lang: "fr", bookmakerLinkBase: null }, nowSeconds)?.odds?.bookmakers[0];
  expect(first({ ...france, links: false })).toEqual(betclic);
  expect(first({ ...france, logos: false })).toEqual({ ...betclic, name: null });
});
