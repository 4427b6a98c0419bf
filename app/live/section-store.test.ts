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

it("keeps 24 sections, and forgets the one that was read longest ago", () => {
  const { store, answer } = openStore();
  for (let index = 0; index < 24; index += 1) store.offer(`df_st_1_${index}`, "body");
  expect(store.get("df_st_1_0")).toBe("body");
  void store.refresh("df_st_1_0");
  answer("body");
  store.offer("df_st_1_24", "body");
  expect([0, 1, 24].map((index) => store.get(`df_st_1_${index}`))).toEqual(["body", null, "body"]);
});

it("asks for each section in a context of its own, so that one does not abort another", () => {
  const contexts: string[] = [];
  const store = createSectionStore(
    (context) => void contexts.push(context),
    () => 0,
  );
  void store.read("df_st_1_A");
  void store.read("df_li_1_A");
  expect(new Set(contexts).size).toBe(2);
});
