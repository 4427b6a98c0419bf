import { expect, it } from "vitest";
import { setUp } from "./gateway.fixture.ts";

const old = { accept: "gzip, br, zstd, dcb, dcz", hash: `:${"+/".padEnd(43, "A")}=:` };

/** A site with one script, and its difference from one older script. */
function setUpFiles() {
  const site = setUp();
  const files = new Map([
    ["/assets/site-Ab_-12Cd.js", "whole"],
    ["/assets/icons-Ab_-12Cd.svg", "<svg/>"],
    [`/differences/${"-_".padEnd(43, "A")}/assets/site-Ab_-12Cd.js`, "difference"],
  ]);
  const ASSETS = {
    fetch: async ({ url }: Request) => {
      const body = files.get(new URL(url).pathname);
      return new Response(body ?? null, { status: body === undefined ? 404 : 200 });
    },
  };
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    site.get(path, { headers }, { ...site.env, ASSETS });
  return { ...site, get };
}

const script = "/assets/site-Ab_-12Cd.js";

it("sends a script as its difference from the one that the browser has", async () => {
  const { get } = setUpFiles();
  const answer = await get(script, { "accept-encoding": old.accept, "available-dictionary": old.hash });
  expect(answer.headers.get("content-encoding")).toBe("dcz");
  expect(answer.headers.get("vary")).toBe("accept-encoding, available-dictionary");
  expect(answer.headers.get("use-as-dictionary")).toBe('match="/assets/site-*.js"');
  expect(await answer.text()).toBe("difference");
});

it.each([
  ["that has none", { "accept-encoding": old.accept }],
  ["that reads no differences", { "accept-encoding": "gzip, br, dcb", "available-dictionary": old.hash }],
  ["that has another", { "accept-encoding": old.accept, "available-dictionary": `:${"B".repeat(43)}=:` }],
  ["that names a path", { "accept-encoding": old.accept, "available-dictionary": ":../../assets/x:" }],
])("sends the whole script to a browser %s", async (_, headers) => {
  const answer = await setUpFiles().get(script, headers);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("vary")).toBe("accept-encoding, available-dictionary");
  expect(answer.headers.get("use-as-dictionary")).toBe('match="/assets/site-*.js"');
  expect(await answer.text()).toBe("whole");
});

it("sends a picture as it is, the page for a missing address where there is no file, and counts neither", async () => {
  const { get, counted } = setUpFiles();
  const picture = await get("/assets/icons-Ab_-12Cd.svg");
  expect([await picture.text(), picture.headers.get("use-as-dictionary")]).toEqual(["<svg/>", null]);
  expect((await get("/assets/other-Ab_-12Cd.js")).status).toBe(404);
  expect(counted).toEqual([]);
});
