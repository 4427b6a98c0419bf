import { HtmlValidate, StaticConfigLoader } from "html-validate";
import pLimit from "p-limit";
import { beforeAll, describe, expect, it } from "vitest";
import { htmlRules } from "../../config/html-validate.ts";
import { pageKind } from "../../scripts/crawl/page-kind.ts";
import type { Stack } from "../../scripts/stack.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { atomFaults, calendarFaults, jsonFeedFaults } from "../support/feed-rules.ts";
import { findPages } from "../support/html-pages.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** Pages that are asked for at once. */
const atOnce = 4;
const place = "FR:IDF";

describe("what the site writes, by the rules of its formats", () => {
  let stack: Stack;
  let found: Promise<readonly string[]> | null = null;
  const pathsOf = () => (found ??= findPages(stack));
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  it("is HTML without a fault on every kind of page, with nothing behind its end", async () => {
    const rules = new HtmlValidate(new StaticConfigLoader(htmlRules));
    const limit = pLimit(atOnce);
    const paths = await pathsOf();
    const kinds = new Set<string>();
    const kindOf = (path: string) => {
      const kind = pageKind(new URL(path, stack.url), addressWords.fr);
      return kind === "other" ? path : kind;
    };
    const read = async (path: string) => {
      const response = await getPage(stack, path, { place, headers: { accept: "text/html" } });
      const html = await response.text();
      expect([path, response.headers.get("content-type")]).toEqual([path, "text/html; charset=utf-8"]);
      if (response.status === 200) kinds.add(kindOf(path));
      const { results } = await rules.validateString(html, path);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
      );
      return html.endsWith("</html>") ? faults : [...faults, `${path} goes on behind its end`];
    };
    const faults = await Promise.all(paths.map((path) => limit(read, path)));
    expect(kinds.size).toBeGreaterThan(60);
    expect(faults.flat()).toEqual([]);
  });

  it("is Atom and JSON Feed for results and news, and a calendar for fixtures", async () => {
    const textOf = async (path: string) => {
      const response = await getPage(stack, path);
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    };
    const paths = await pathsOf();
    const pageOf = (form: RegExp) => paths.find((path) => form.test(path)) ?? "";
    const results = pageOf(/^\/equipe\/.*\/resultats$/);
    for (const page of ["/news", "/football/france/ligue-1/resultats", results]) {
      expect([page, atomFaults(await textOf(`${page}.atom`))]).toEqual([page, []]);
      expect([page, jsonFeedFaults(await textOf(`${page}.json`))]).toEqual([page, []]);
    }
    for (const page of ["/football/france/ligue-1/calendrier", pageOf(/^\/equipe\/.*\/calendrier$/)])
      expect([page, calendarFaults(await textOf(`${page}.ics`))]).toEqual([page, []]);
  });

  it("names the feed of news, the search and the manifest in the head of pages, and each is there", async () => {
    const html = await (await getPage(stack, "/news/")).text();
    for (const [type, path] of [
      ["application/atom+xml", "/news.atom"],
      ["application/feed+json", "/news.json"],
      ["application/opensearchdescription+xml", "/opensearch.xml"],
    ]) {
      expect(html).toMatch(
        new RegExp(`<link rel="(?:alternate|search)" type="${(type ?? "").replace("+", "\\+")}" href="${path}"`),
      );
      const response = await getPage(stack, path ?? "");
      expect([response.status, response.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
      await response.body?.cancel();
    }
    const contact = await (await getPage(stack, "/.well-known/security.txt")).text();
    const [, address = ""] = /^Contact: (.+)$/m.exec(contact) ?? [];
    expect((await fetch(address)).status).toBe(200);
    expect(Date.parse(/^Expires: (.+)$/m.exec(contact)?.[1] ?? "")).toBeGreaterThan(Date.now());
  });

  it("offers pictures and ways in to who installs it, each of which is there, and of the size that it says", async () => {
    const manifest = (await (await getPage(stack, "/manifest.webmanifest")).json()) as {
      readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
      readonly shortcuts: readonly { readonly url: string }[];
    };
    expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(new Set(["narrow", "wide"]));
    for (const { src, sizes } of manifest.screenshots) {
      const response = await getPage(stack, src);
      expect([src, response.headers.get("content-type")]).toEqual([src, "image/png"]);
      const head = Buffer.from(await response.arrayBuffer());
      expect([src, `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
    for (const { url } of manifest.shortcuts) expect([url, (await getPage(stack, url)).status]).toEqual([url, 200]);
  });
});
