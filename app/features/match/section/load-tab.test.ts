import { expect, it, vi } from "vitest";
import { feedIsDown, feedSays, openSite } from "../../../../tests/fakes/fake-site.ts";
import { createEnding } from "../../../gateway/page-ending.ts";
import { loadSection } from "./load-tab.server.ts";

const eventId = "1Event00";
const answer = (tabs: string) => (name: string) =>
  feedSays(name.startsWith("dc_") ? `DA÷2¬DX÷${tabs}¬A1÷¬~` : "SE÷Match¬~");

it("[C2.05] gives the section of a tab that the match has", async () => {
  const { context } = openSite(answer("ST,HH"));
  const { section } = await loadSection(context, "statistics", eventId);
  expect(await section).toBe("SE÷Match¬~");
});

it("sends a tab that the match lacks to the first one, in the language of the site", async () => {
  const { context } = openSite(answer("HH"));
  const thrown = await loadSection(context, "statistics", eventId).catch((response: unknown) => response);
  if (!(thrown instanceof Response)) throw new Error("no redirect");
  expect([thrown.status, thrown.headers.get("location")]).toEqual([302, `/match/${eventId}`]);
});

it("sends nobody away from the first tab, nor where it is not known which tabs there are", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context, asked } = openSite(answer(""));
  await loadSection(context, "summary", eventId);
  expect(asked).toEqual([`df_sui_1_${eventId}`]);
  const { context: without } = openSite(feedIsDown);
  const { section } = await loadSection(without, "statistics", eventId);
  expect(await section).toBeNull();
  log.mockRestore();
});

it("keeps a page without its section shortly", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite((name) => (name.startsWith("dc_") ? feedSays("DA÷2¬DX÷ST¬A1÷¬~") : null));
  const ending = createEnding();
  const { section } = await loadSection({ ...context, ending }, "statistics", eventId);
  expect(await section).toBeNull();
  expect(ending).toMatchObject({ hasFailed: false, lifetime: { freshSeconds: 1, staleSeconds: 0 } });
  log.mockRestore();
});

it("[C6.03] sends from the odds to the first tab where the place may see none, and asks for no price", async () => {
  const { context, asked } = openSite(feedIsDown);
  const thrown = await loadSection(context, "odds", eventId).catch((response: unknown) => response);
  if (!(thrown instanceof Response)) throw new Error("no redirect");
  expect([thrown.headers.get("location"), asked]).toEqual([`/match/${eventId}`, []]);
});
