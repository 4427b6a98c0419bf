import { expect, it } from "vitest";
import { toDestination } from "./destination.ts";

it.each([
  ["GET", "/1/x/feed/f_1_0_1_fr_1", "feed"],
  ["GET", "/x/feed/f_1_0_1_fr_1", "page"],
  ["GET", "/push", "push"],
  ["GET", "/pushy", "page"],
  ["POST", "/ingest/v1/events", "origin"],
  ["GET", "/api/v2/search/", "origin"],
  ["GET", "/api/v20/search", "page"],
  ["POST", "/graphql", "origin"],
  ["GET", "/2/x/graphql/pq_graphql", "origin"],
  ["GET", "/graphqls", "page"],
  ["GET", "/", "page"],
  ["HEAD", "/tennis", "page"],
  ["POST", "/", "remix"],
  ["GET", "/_root.data", "remix"],
  ["GET", "/__manifest", "remix"],
] as const)("sends %s %s to %s", (method, path, destination) => {
  expect(toDestination(method, path)).toBe(destination);
});
