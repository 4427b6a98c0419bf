import { afterEach, describe, expect, it } from "vitest";
import { openLivePage } from "../../tests/fakes/live-page.ts";
import { createKeptPages } from "./kept-pages.ts";
import { setRunningClient } from "./running-client.ts";

type Page = { readonly from: "kept" | "server"; readonly lists: readonly string[] };
const kept = (...lists: readonly string[]): Page => ({ from: "kept", lists });
const fetchPage = async (): Promise<Page> => ({ from: "server", lists: [] });

/** A visit that follows the list "day", and no other. */
function visit() {
  const { client, server } = openLivePage();
  setRunningClient(client);
  const pages = createKeptPages(({ lists }: Page) => lists);
  return { pages, server, source: async (href: string) => (await pages.load(href, fetchPage)).from };
}

afterEach(() => setRunningClient(null));

describe("the pages that are kept for going back", () => {
  it("are shown again while all their lists have been kept up to date", async () => {
    const { pages, source } = visit();
    pages.keep("/list", kept("day"));
    pages.keep("/list-and-match", kept("day", "a list that nobody followed"));
    expect(await source("/list")).toBe("kept");
    expect(await source("/list-and-match")).toBe("server");
  });

  it("are fetched where the visit has not been there", async () => {
    expect(await visit().source("/elsewhere")).toBe("server");
  });

  it("are fetched before the site is hydrated, when nothing keeps a list up to date", async () => {
    const { pages, source } = visit();
    pages.keep("/list", kept("day"));
    setRunningClient(null);
    expect(await source("/list")).toBe("server");
  });

  it("are as they were loaded last", async () => {
    const { pages } = visit();
    pages.keep("/list", kept("a list that nobody followed"));
    pages.keep("/list", kept("day"));
    expect(await pages.load("/list", fetchPage)).toEqual(kept("day"));
  });

  it("are few: the one that was left longest ago goes first, and one that was seen again stays", async () => {
    const { pages, source } = visit();
    const hrefs = ["/1", "/2", "/3", "/4", "/5", "/6"];
    for (const href of hrefs) pages.keep(href, kept("day"));
    expect(await source("/1")).toBe("kept");
    pages.keep("/1", kept("day"));
    pages.keep("/7", kept("day"));
    expect(await source("/2")).toBe("server");
    for (const href of ["/1", "/3", "/7"]) expect(await source(href)).toBe("kept");
  });
});
