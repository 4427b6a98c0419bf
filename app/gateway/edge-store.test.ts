import { expect, it } from "vitest";
import { createEdgeStore, type PageCacheApi } from "./edge-store.ts";
import { lifetimeHeader } from "./lifetime.ts";

const body = new TextEncoder().encode(`<script nonce="${"n".repeat(22)}"></script>`);
const page = { status: 200, body, nonceOffsets: [15], storedAtMs: 5, lifetime: { freshSeconds: 2, staleSeconds: 30 } };

/** A Cache API over one entry. */
function setUp(entry: { response?: Response } = {}) {
  const faults: string[] = [];
  const cache: PageCacheApi = {
    match: async () => entry.response?.clone(),
    put: async (_, response) => void (entry.response = response),
  };
  return {
    faults,
    entry,
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
  ["no time", { "x-stored-at-ms": "" }],
  ["offsets that are none", { "x-nonce-offsets": "1,x" }],
  ["offsets behind its end", { "x-nonce-offsets": "15,100" }],
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
