import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { parsePlaceKey } from "../../../shared/places/place.ts";
import { unknownVisitor } from "../../../shared/places/visitor.ts";
import { entry, origin } from "../test/entry.ts";
import { evict } from "../../evict.fixture.ts";

const name = "f_1_0_0_fr_1";
const shelf = () => env.SHELF.getByName("sport:1:weur");
const question = { projectId: 1, market: null, knownEtag: null, leastSeq: 0 };

async function load(feed: string, visitor = unknownVisitor) {
  const [loaded] = await entry.Feeds.load(visitor, 1, [{ name: feed, knownEtag: null }]);
  return loaded?.body ?? null;
}

it("is asked by a place that has nothing, and asks the ledger once for all places", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shelf().feed({ ...question, name })));
  expect(new Set(answers.map((answer) => answer?.body))).toEqual(new Set(["SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~"]));
  expect(await load(name)).toBe("SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~");
  expect((await origin.asked(name)).length).toBe(1);
});

it("is another one in each region", async () => {
  const feed = "f_1_1_0_fr_1";
  await shelf().feed({ ...question, name: feed });
  const place = { ...parsePlaceKey("PE"), continent: "SA" };
  expect(await load(feed, { ...unknownVisitor, place })).toBe("SA÷1¬~ZA÷embedded 1 null 2¬~A1÷¬~");
});

it("is that of the visitor's continent, whatever zone they chose", async () => {
  const feed = "f_1_3_0_fr_1";
  await shelf().feed({ ...question, name: feed });
  const place = { ...parsePlaceKey("FR"), continent: "EU", timeZone: "Asia/Tokyo" };
  expect(await load(feed, { ...unknownVisitor, place })).toBe("SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~");
});

it("asks again after it was thrown out of memory", async () => {
  const feed = "f_1_2_0_fr_1";
  await shelf().feed({ ...question, name: feed });
  await evict(shelf());
  expect(await shelf().feed({ ...question, name: feed })).toMatchObject({ seq: 2 });
});

it("leaves a place to the ledger where its own question stays unanswered", async () => {
  const feed = "fr_1_1";
  expect(await load(feed)).toBe("SA÷1¬~ZA÷embedded 1 null 2¬~A1÷¬~");
});
