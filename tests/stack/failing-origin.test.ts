import { all as frames } from "#texts/frame/site.all.js";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { getPage } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const { fr } = frames;

/** One page of each kind that a feed fills; ids are not looked up before a feed has told of them. */
const pages = [
  "/tennis",
  "/tennis?cat=1",
  "/match/1Ab3dEf7",
  "/match/1Ab3dEf7/statistiques",
  "/equipe/lens/1snNwohC/",
  "/joueur/perrin/102xyHsK/",
  "/football/france/ligue-1/",
  "/football/france/ligue-1/buteurs",
  "/football/france/ligue-1/news",
  "/classement-mondial/tennis-classement-atp/27aMQvwE/",
  "/news/",
  "/tv/",
  "/tous-les-sports/",
];

let stack: Stack;
let origin: Server;
/** Empty: the origin hangs up. */
let answer = "";
beforeAll(async () => {
  origin = createServer(({ socket }, response) => {
    if (answer === "") socket.destroy();
    else response.writeHead(200, { "x-feed-seq": "1" }).end(answer);
  });
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve));
  const address = origin.address();
  if (address === null || typeof address === "string") throw new Error("the origin has no port");
  const origins = { local: [], global: [], default_url: `http://127.0.0.1:${address.port}` };
  stack = await startTestStack({ assets: false, onLog: () => {}, vars: { ORIGINS: JSON.stringify(origins) } });
});
afterAll(async () => {
  await stack.stop();
  origin.close();
});

const headingsOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text);
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

it("a list that was begun before its feed failed says so as well, and the next visitor gets no such beginning", async () => {
  const [first, second] = [await getPage(stack, "/"), await getPage(stack, "/")];
  expect(headingsOf(await first.text())).toEqual([fr.feedUnreachable]);
  expect([second.status, headingsOf(await second.text())]).toEqual([503, [fr.feedUnreachable]]);
});

it.each([
  ["does not answer", ""],
  ["answers with what is no feed", "<html>Welcome</html>"],
])("a page whose origin %s says so, what to do, and tries again by itself", async (_, body) => {
  answer = body;
  for (const path of pages) {
    const response = await getPage(stack, path, { place: "FR:IDF" });
    const html = await response.text();
    expect([path, response.status, headingsOf(html)]).toEqual([path, 503, [fr.feedUnreachable]]);
    expect([path, response.headers.get("retry-after")]).toEqual([path, "5"]);
    expect([path, html.includes(`${fr.feedUnreachableHint} ${fr.retryHint}`)]).toEqual([path, true]);
    expect([path, html.includes('<noscript><meta http-equiv="refresh" content="10"/></noscript>')]).toEqual([
      path,
      true,
    ]);
    expect([path, html.includes(`<a href="">${fr.retry}</a><a class="second" href="/">${fr.backToList}</a>`)]).toEqual([
      path,
      true,
    ]);
    // The frame is whole: other sports, the search and the menu are where they always are.
    expect([path, html.includes("<header"), html.includes('id="menu"')]).toEqual([path, true, true]);
  }
  expect(titleOf(await (await getPage(stack, "/match/1Ab3dEf8")).text())).toBe(`${fr.feedUnreachable} · Tribune`);
});
