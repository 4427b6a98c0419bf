import { expect, it } from "vitest";
import type { LoadedFeed } from "./live-world.ts";
import { createSectionStore } from "./section-store.ts";

type Done = (feeds: readonly LoadedFeed[] | null) => void;

function openStore() {
  const asked: { readonly name: string; readonly done: Done }[] = [];
  let nowSeconds = 1_000;
  const store = createSectionStore(
    (_context, [name = ""], done) => void asked.push({ name, done }),
    () => nowSeconds,
  );
  const answer = (body: string | null) => asked.at(-1)?.done(body === null ? null : [{ body, seq: 1 }]);
  return { store, asked, answer, pass: (seconds: number) => void (nowSeconds += seconds) };
}

it("reads a section once for all who wait for it, and again when a minute has passed", async () => {
  const { store, asked, answer, pass } = openStore();
  const both = Promise.all([store.read("df_st_1_A"), store.read("df_st_1_A")]);
  answer("one");
  expect(await both).toEqual(["one", "one"]);
  expect(await store.read("df_st_1_A")).toBe("one");
  expect(asked).toHaveLength(1);
  pass(60);
  void store.read("df_st_1_A");
  expect(asked).toHaveLength(2);
});

it("keeps what it has where a section cannot be had", async () => {
  const { store, answer } = openStore();
  store.offer("df_st_1_A", "one");
  const read = store.refresh("df_st_1_A");
  answer(null);
  expect(await read).toBeNull();
  expect(store.get("df_st_1_A")).toBe("one");
});

it("tells who listens when a section is another, and takes no page's copy over what it read", async () => {
  const { store, answer } = openStore();
  let changes = 0;
  store.subscribe("df_st_1_A", () => (changes += 1));
  void store.refresh("df_st_1_A");
  answer("new");
  store.offer("df_st_1_A", "old");
  void store.refresh("df_st_1_A");
  answer("new");
  expect([store.get("df_st_1_A"), changes]).toEqual(["new", 1]);
});

it("forgets the sections that were read longest ago", () => {
  const { store } = openStore();
  for (let index = 0; index < 25; index += 1) store.offer(`df_st_1_${index}`, "body");
  expect([store.get("df_st_1_0"), store.get("df_st_1_24")]).toEqual([null, "body"]);
});
