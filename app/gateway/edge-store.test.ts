import { expect, it } from "vitest";
import { createEdgeStore, type PageCacheApi } from "./edge-store.ts";
import { toPageEtag } from "./page-etag.ts";
import { lifetimeHeader } from "./lifetime.ts";

const body = new TextEncoder().encode("<script>a</script>");
const hash = (character: string) => `'sha256-${character.repeat(43)}='`;
const page = {
  status: 200,
  body,
  inline: { scripts: `${hash("a")} ${hash("b")}`, styles: hash("c") },
  link: "</a.css>; rel=preload; as=style",
  etag: await toPageEtag(body),
  storedAtMs: 5,
  lifetime: { freshSeconds: 2, staleSeconds: 30 },
};

/** A Cache API over one entry. */
function setUp(entry: { response?: Response } = {}) {
  const faults: string[] = [];
  const addresses: unknown[] = [];
  const cache: PageCacheApi = {
    match: async (address) => {
      addresses.push(address);
      return entry.response?.clone();
    },
    put: async (address, response) => {
      addresses.push(address);
      entry.response = response;
    },
  };
  return {
    faults,
    entry,
    addresses,
    store: createEdgeStore(
      () => cache,
      (what) => faults.push(what),
    ),
  };
}
const down = () => {
  throw new Error("down");
};
const downLater = () => Promise.reject(new Error("down"));

it("gives back what it was given", async () => {
  const { store } = setUp();
  await store.save("k", page);
  expect(await store.load("k")).toEqual(page);
});

it("lets the data centre keep a page as long as it may be served, stale at last", async () => {
  const { store, entry } = setUp();
  await store.save("k", page);
  expect(entry.response?.headers.get("cache-control")).toBe("max-age=32");
});

it("keeps a page under an address of its own, which is a whole one whatever its key holds", async () => {
  const { store, addresses } = setUp();
  await store.save("fr|FR|/?day=1#é", page);
  await store.load("fr|BE|/");
  expect(addresses).toEqual([
    "https://page.invalid/fr%7CFR%7C%2F%3Fday%3D1%23%C3%A9",
    "https://page.invalid/fr%7CBE%7C%2F",
  ]);
});

it("has no page, and no fault, where nothing was kept", async () => {
  const { store, faults } = setUp();
  expect([await store.load("k"), faults]).toEqual([null, []]);
});

it("keeps pages without scripts", async () => {
  const { store } = setUp();
  const plain = { ...page, inline: { scripts: "", styles: "" } };
  await store.save("k", plain);
  expect(await store.load("k")).toEqual(plain);
});

it.each([
  ["open", down],
  ["match and put at once", () => ({ match: down, put: down })],
  ["match and put later", () => ({ match: downLater, put: downLater })],
])("holds nothing where the Cache API throws in %s", async (_, openCache) => {
  const faults: string[] = [];
  const store = createEdgeStore(openCache, (what) => faults.push(what));
  await store.save("k", page);
  expect(await store.load("k")).toBeNull();
  expect(faults).toEqual(["the page cache cannot be written", "the page cache cannot be read"]);
});

it.each([
  ["no lifetime", { [lifetimeHeader]: "" }],
  ["an odd time", { "x-stored-at-ms": "yesterday" }],
  ["a time with a unit", { "x-stored-at-ms": "12s" }],
  ["a time behind a word", { "x-stored-at-ms": "at 12" }],
  ["no time", { "x-stored-at-ms": "" }],
  ["scripts that are no hashes", { "x-inline-scripts": "'unsafe-inline'" }],
  ["styles that are no hashes", { "x-inline-styles": `${hash("a")}; img-src *` }],
])("takes an entry with %s for none", async (_, headers) => {
  const { store, entry } = setUp();
  await store.save("k", page);
  const broken = new Response(body, entry.response);
  for (const [name, value] of Object.entries(headers)) broken.headers.set(name, value);
  entry.response = broken;
  expect(await store.load("k")).toBeNull();
});

it("ignores an entry whose body breaks off, or is empty", async () => {
  const { store, entry } = setUp();
  await store.save("k", page);
  const { headers } = entry.response ?? new Response();
  entry.response = new Response("", { headers });
  expect(await store.load("k")).toBeNull();
  const breaking = new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) });
  entry.response = new Response(breaking, { headers });
  expect(await store.load("k")).toBeNull();
});
