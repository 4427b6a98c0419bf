import { expect, it } from "vitest";
import { articleSchema } from "./article-schema.ts";

const article = (url: string) => ({
  id: "1Articl0",
  lang: "fr",
  title: "Lens",
  lead: "",
  url,
  source: "Essai",
  publishedSeconds: 0,
  participantIds: [],
  eventIds: [],
});

it.each([
  ["https://tv.test/a", true],
  ["https://tv.test/\u0000", false],
  ["https://tv.test/a\nb", false],
])("links to no address with a control character or a line end in it: %j", (url, isTaken) => {
  expect(articleSchema.safeParse(article(url)).success).toBe(isTaken);
});
