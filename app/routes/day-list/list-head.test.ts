import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { feedIsDown, openSite } from "../../../tests/fakes/fake-site.ts";
import { toListHead } from "./list-head.server.ts";

const headOf = async (sportId: number, epochDay: number) =>
  JSON.stringify(await toListHead(openSite(feedIsDown).context, sportId, { epochDay, todayEpochDay: 20_780 }));

it("says to others what a day's list is, and to search engines what the start page is and where a list stands", async () => {
  const start = await headOf(sportIds.soccer, 20_780);
  expect(start).toContain('{"property":"og:title","content":"Football, lundi 23 novembre 2026"}');
  expect(start).toMatch(/"name":"description","content":"[^"]{50,}","property":"og:description"/);
  expect(start).toContain('"@type":"WebSite"');
  expect(start).toContain("/recherche?q={q}");
  const tennis = await headOf(sportIds.tennis, 20_781);
  expect(tennis).toContain('{"property":"og:title","content":"Tennis, mardi 24 novembre 2026"}');
  expect(tennis).toContain('"@type":"BreadcrumbList"');
  expect(tennis).not.toContain("WebSite");
});
