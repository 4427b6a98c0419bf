import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

type Chunk = { readonly type: string; readonly data: Buffer };

function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Size of a picture, and how many different bytes its lines are made of: a blank one has hardly any. */
function decodePng(png: Buffer) {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ type }) => type === "IHDR")?.data;
  const lines = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)));
  return { width: header?.readUInt32BE(0), height: header?.readUInt32BE(4), variety: new Set(lines).size };
}

it("[C6.03] gives the picture of a match as PNG, the same for every place, and names it on the page", async () => {
  const stack = await sharedTestStack();
  const matchday = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Łódź" });
  await postIngest(stack, "events", matchday.batch);
  const eventId = matchday.games[0]?.eventId ?? "";
  const readIn = async (place: string) => {
    const response = await getPage(stack, `/match/${eventId}.png`, { place });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    return Buffer.from(await response.arrayBuffer());
  };
  const picture = await readIn("FR:IDF");
  expect(picture.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const { width, height, variety } = decodePng(picture);
  expect([width, height]).toEqual([1200, 630]);
  expect(variety).toBeGreaterThan(100);
  expect((await readIn("BE")).equals(picture)).toBe(true);
  const page = await (await getPage(stack, `/match/${eventId}`)).text();
  expect(page).toContain(`<meta property="og:image" content="/match/${eventId}.png"/>`);
  expect((await getPage(stack, "/match/1Nobody0.png")).status).toBe(404);
});

it.each([
  ["Arabic", "النصر", "الهلال"],
  ["Hebrew", "מכבי", "הפועל"],
  ["Japanese", "東京", "大阪"],
  ["Korean, in Latin letters,", "서울", "부산"],
])("draws names in %s", async (script, first, second) => {
  const stack = await sharedTestStack();
  const { batch, games } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: script });
  const pictureOf = async (name: string) => {
    const events = batch.events.map((event) => ({ ...event, home: { ...(event as { home: object }).home, name } }));
    await postIngest(stack, "events", { ...batch, events });
    const response = await getPage(stack, `/match/${games[0]?.eventId}.png`);
    return Buffer.from(await response.arrayBuffer());
  };
  // Letters that a font lacks leave no trace, so the two pictures would be the same.
  const one = await pictureOf(first);
  await expect.poll(async () => (await pictureOf(second)).equals(one), { timeout: 20_000 }).toBe(false);
});
