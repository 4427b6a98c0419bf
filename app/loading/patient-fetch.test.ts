import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { buildHeader } from "../offline/build-header.ts";
import { patientFetchScript, waitingTextId } from "./patient-fetch.ts";

/** `isBusy`: the page waits for what was asked for. */
type Setting = {
  readonly isBusy?: boolean;
  readonly failures: number;
  readonly hasCopy?: boolean;
  readonly isCopy?: boolean;
  readonly build?: string;
  readonly status?: number;
};

/** A document with the script, whose network is back as soon as it is waited for. */
function setUp({ failures, hasCopy = false, isCopy = false, isBusy = true, build, status = 200 }: Setting) {
  const said: string[] = [];
  let left = failures;
  const toast = {
    set textContent(text: string) {
      said.push(text === "" ? "done" : text);
    },
  };
  const page = {
    URL,
    location: {
      href: "https://tribune.test/basket",
      origin: "https://tribune.test",
      pathname: "/basket",
      search: "",
      assign: (address: string) => said.push(`open ${address.replace("https://tribune.test/", "/")}`),
    },
    __remixManifest: { version: "a1" },
    caches: { match: async () => (hasCopy ? new Response("copy") : undefined) },
    document: {
      cookie: "tribune_zone=Asia/Tokyo; other=1",
      querySelector: (selector: string) => (selector === ".toast" || isBusy ? toast : null),
      getElementById: (id: string) => (id === waitingTextId ? { innerHTML: "waiting" } : null),
      documentElement: { dataset: isCopy ? { keptAt: "1" } : {} },
    },
    addEventListener: (type: string, listener: () => void) => {
      said.push(type);
      listener();
    },
    // A short wait is over at once, a long one never.
    setTimeout: (listener: () => void, ms: number) => (ms < 1000 ? listener() : undefined),
    window: {} as object,
    fetch: async (_: string, init?: RequestInit): Promise<Response> => {
      if (init?.signal?.aborted === true) throw new TypeError("aborted");
      left -= 1;
      if (left >= 0) throw new TypeError("Failed to fetch");
      return new Response("there", { status, headers: build === undefined ? {} : { [buildHeader]: build } });
    },
  };
  page.window = page;
  runInNewContext(patientFetchScript, page);
  return { fetch: (address: string, init?: RequestInit) => page.fetch(address, init), said, document: page.document };
}
/** Long enough for everything that waits for no timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("waits for the network where a page's data are asked for, and says so until they have come", async () => {
  const { fetch, said } = setUp({ failures: 3, build: "a1" });
  expect(await (await fetch("/tennis.data?day=1&_routes=sport")).text()).toBe("there");
  expect(said).toEqual(["waiting", "online", "online", "online", "done"]);
});

it.each([
  ["/tennis.data?day=1&_routes=sport", "/tennis?day=1"],
  ["/_root.data", "/"],
  ["/__manifest?p=%2Ftennis&version=1", "/tennis"],
])("asked for %s, opens the copy of %s that the browser keeps", async (address, page) => {
  const { fetch, said } = setUp({ failures: 1, hasCopy: true });
  void fetch(address);
  await settle();
  expect(said).toEqual([`open ${page}`]);
});

it("loads a page as a whole once another time zone has been chosen, and not when anything else has", async () => {
  const { fetch, said, document } = setUp({ failures: 0 });
  document.cookie = "other=2; tribune_zone=Asia/Tokyo";
  await fetch("/tennis.data");
  expect(said).toEqual([]);
  document.cookie = "tribune_zone=Europe/Paris";
  void fetch("/tennis.data");
  await settle();
  expect(said).toEqual(["open /tennis"]);
});

it("loads a page as a whole when the server has another build, and when the open page is a copy", async () => {
  const other = setUp({ failures: 0, build: "b2" });
  void other.fetch("/tennis.data");
  await settle();
  expect(other.said).toEqual(["open /tennis"]);
  const copy = setUp({ failures: 1, isCopy: true, build: "a1" });
  void copy.fetch("/tennis.data");
  await settle();
  expect(copy.said).toEqual(["waiting", "online", "open /tennis"]);
});

it.each([404, 429, 503])("loads the page that says why there is none when the server answers %i", async (status) => {
  const tapped = setUp({ failures: 0, build: "a1", status });
  void tapped.fetch("/match/gone.data");
  await settle();
  expect(tapped.said).toEqual(["open /match/gone"]);
  // Read ahead of a tap, or again for a page that stays.
  const ahead = setUp({ failures: 0, build: "a1", status, isBusy: false });
  expect((await ahead.fetch("/match/gone.data")).status).toBe(status);
  expect(ahead.said).toEqual([]);
});

it("ends with what was given up", async () => {
  const { fetch, said } = setUp({ failures: 5 });
  const given = new AbortController();
  given.abort();
  await expect(fetch("/tennis.data", { signal: given.signal })).rejects.toThrow("aborted");
  expect(said).toEqual([]);
});

it("lets anything else fail as ever", async () => {
  const { fetch, said } = setUp({ failures: 1 });
  await expect(fetch("/1/x/feed/f_1_0_1_fr_1")).rejects.toThrow("Failed to fetch");
  expect(said).toEqual([]);
});

it("opens no copy for what is read ahead of a tap, nor the page that is open once more", async () => {
  const ahead = setUp({ failures: 1, hasCopy: true, isBusy: false });
  await expect(ahead.fetch("/tennis.data")).rejects.toThrow("Failed to fetch");
  const itself = setUp({ failures: 1, hasCopy: true });
  await expect(itself.fetch("/basket.data")).rejects.toThrow("Failed to fetch");
  expect([ahead.said, itself.said]).toEqual([[], []]);
});
