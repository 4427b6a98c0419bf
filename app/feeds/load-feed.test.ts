import { expect, it } from "vitest";
import { feedSays, openSite } from "../../tests/fakes/fake-site.ts";
import { loadFeed } from "./load-feed.server.ts";

it("asks each time, and takes a body that it knows where the proxy says that nothing has changed", async () => {
  const tags: (string | null)[] = [];
  let body = "AA÷first¬~";
  const { context } = openSite((_, request) => {
    const tag = request.headers.get("if-none-match");
    tags.push(tag);
    const headers = { etag: `"${body}"`, "x-feed-seq": String(tags.length) };
    return tag === headers.etag ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
  });
  const load = () => loadFeed(context, "f_1_0_1_fr_1");
  expect(await load()).toEqual({ body, seq: 1 });
  expect(await load()).toEqual({ body, seq: 2 });
  body = "AA÷second¬~";
  expect(await load()).toEqual({ body, seq: 3 });
  expect(tags).toEqual([null, `"AA÷first¬~"`, `"AA÷first¬~"`]);
});

it("keeps what places may see apart, and nothing that has no tag", async () => {
  const asked: (string | null)[] = [];
  const answer = (_: string, request: Request) => {
    asked.push(request.headers.get("if-none-match"));
    return new Response("fo", { headers: { etag: `"t"` } });
  };
  const { context } = openSite(answer);
  const other = { ...context, visitor: { ...context.visitor, policy: { ...context.visitor.policy, group: "FR" } } };
  for (const place of [context, other, context]) await loadFeed(place, "fo_1_0_1_fr_1_0");
  expect(asked).toEqual([null, null, `"t"`]);
  const untagged = openSite(() => feedSays("x"));
  expect([await loadFeed(untagged.context, "s"), await loadFeed(untagged.context, "s")]).toEqual([
    { body: "x", seq: 7 },
    { body: "x", seq: 7 },
  ]);
});
