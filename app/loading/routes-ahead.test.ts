import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { routesAheadScript } from "./routes-ahead.ts";

/** A document with the script, whose router knows the routes of a team. */
function setUp() {
  const asked: string[] = [];
  const page = {
    URL,
    location: { href: "https://tribune.test/match/1abcdefg" },
    __remixManifest: {
      routes: {
        team: { module: "/assets/team.js", imports: ["/assets/shared.js", "/assets/crest.js"] },
        "team-summary": { module: "/assets/summary.js", imports: ["/assets/shared.js"] },
        plain: { module: "/assets/plain.js" },
      },
    },
    document: {
      createElement: () => ({ rel: "", href: "" }),
      head: { appendChild: ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`) },
    },
    window: {} as object,
    fetch: (address: string) => asked.push(`fetch ${address}`),
  };
  page.window = page;
  runInNewContext(routesAheadScript, page);
  return { fetch: (address: string) => page.fetch(address), asked };
}

it("asks for what the routes of a page import at once with its data, each once", () => {
  const { fetch, asked } = setUp();
  fetch("/equipe/a/1.data?_routes=team%2Cteam-summary");
  fetch("/equipe/b/2.data?_routes=team%2Cplain");
  expect(asked).toEqual([
    "modulepreload /assets/team.js",
    "modulepreload /assets/shared.js",
    "modulepreload /assets/crest.js",
    "modulepreload /assets/summary.js",
    "fetch /equipe/a/1.data?_routes=team%2Cteam-summary",
    "modulepreload /assets/plain.js",
    "fetch /equipe/b/2.data?_routes=team%2Cplain",
  ]);
});

it.each(["/1/x/feed/f_1", "/_root.data", "/equipe/a/1.data?_routes=unknown"])(
  "asks for nothing else with %s",
  (address) => {
    const { fetch, asked } = setUp();
    fetch(address);
    expect(asked).toEqual([`fetch ${address}`]);
  },
);
