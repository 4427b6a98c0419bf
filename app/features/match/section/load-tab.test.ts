import { expect, it, vi } from "vitest";
import { feedIsDown, feedSays, openSite } from "../../../../tests/fakes/fake-site.ts";
import { loadSection, loadTab } from "./load-tab.server.ts";

const eventId = "1Event00";
const answer = (tabs: string) => (name: string) =>
  feedSays(name.startsWith("dc_") ? `DA÷2¬DX÷${tabs}¬A1÷¬~` : "SE÷Match¬~");

it("[C2.05] gives the section of a tab that the match has", async () => {
  const { context } = openSite(answer("ST,HH"));
  expect(await loadSection(context, "statistics", eventId)).toEqual({ section: "SE÷Match¬~" });
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
  expect(await loadSection(without, "statistics", eventId)).toEqual({ section: null });
  log.mockRestore();
});

it("waits for no section where the page may begin", async () => {
  const { context } = openSite((name) => feedSays(name.startsWith("dc_") ? "DA÷2¬DX÷ST¬A1÷¬~" : "SE÷Match¬~"));
  const { section } = await loadSection({ ...context, answer: "streamed document" }, "statistics", eventId);
  expect(section).toBeInstanceOf(Promise);
  expect(await section).toBe("SE÷Match¬~");
});

it.each([
  ["as long as any", feedSays("SE÷Match¬~"), "max-age=2, stale-while-revalidate=30"],
  ["shortly without its section", null, "max-age=1, stale-while-revalidate=0"],
])("keeps a page %s", async (_, section, lifetime) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite((name) => (name.startsWith("dc_") ? feedSays("DA÷2¬DX÷ST¬A1÷¬~") : section));
  const request = new Request("https://site.invalid/");
  const { init } = await loadTab("statistics", { params: { eventId }, context, request });
  expect(init?.headers).toEqual({ "cdn-cache-control": lifetime });
  log.mockRestore();
});

it("[C6.03] sends from the odds to the first tab where the place may see none, and asks for no price", async () => {
  const { context, asked } = openSite(feedIsDown);
  const thrown = await loadSection(context, "odds", eventId).catch((response: unknown) => response);
  if (!(thrown instanceof Response)) throw new Error("no redirect");
  expect([thrown.headers.get("location"), asked]).toEqual([`/match/${eventId}`, []]);
});
