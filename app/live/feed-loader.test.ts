import { describe, expect, it } from "vitest";
import { createFakePushWorld } from "../../tests/fakes/fake-push-world.ts";
import { toEvent } from "../../tests/fakes/live-page.ts";
import { createFeedLoader } from "./feed-loader.ts";

function createLoader() {
  const server = createFakePushWorld([toEvent("A")]);
  const loader = createFeedLoader(server.world, { base: "/16/x/feed/", sign: "sign" });
  const handed: (string | null)[] = [];
  const load = (context: string, ...names: string[]) =>
    loader.load(context, names, (feeds) => handed.push(feeds === null ? null : names.join(" ")));
  return { server, loader, handed, load };
}

describe("the feed loader", () => {
  it("[C4.10] delivers feeds when all that were requested together have arrived", async () => {
    const { server, handed, load } = createLoader();
    server.failKinds("r");
    load("list", "u_1_1", "r_1_1");
    await server.timers.pass(300);
    expect(handed).toEqual([]);
    server.failKinds();
    await server.timers.pass(1_000);
    expect(handed).toEqual(["u_1_1 r_1_1"]);
    expect(server.requests).toEqual(["u_1_1", "r_1_1", "r_1_1", "r_1_1"]);
  });

  it("[C4.11] tries a feed 4 times, 250 ms × (attempt − 1) apart, and then says so once", async () => {
    const { server, handed, load } = createLoader();
    server.setFeedUp(false);
    load("poll", "u_1_1");
    await server.timers.pass(1_499);
    expect(handed).toEqual([]);
    await server.timers.pass(60_000);
    expect(server.requestedAtMs).toEqual([0, 250, 750, 1_500]);
    expect(handed).toEqual([null]);
  });

  it("[C8.02] throws a failure of who handles an answer on, with action, url and body, and asks for nothing again", async () => {
    const { server, loader } = createLoader();
    const thrown = new Promise<unknown>((resolve) => void process.once("unhandledRejection", resolve));
    loader.load("poll", ["u_1_1"], () => {
      throw new RangeError("no league");
    });
    await server.timers.pass(1_000);
    expect(await thrown).toMatchObject({
      message: "no league",
      action: "poll",
      url: "/16/x/feed/u_1_1",
      body: expect.any(String),
    });
    await server.timers.pass(60_000);
    expect(server.requests).toEqual(["u_1_1"]);
  });

  it.each([
    ["hidden", "shown"],
    ["offline", "online"],
  ] as const)("[C4.11] lets retries rest while the page is %s", async (left, back) => {
    const { server, handed, load } = createLoader();
    server.setFeedUp(false);
    load("poll", "u_1_1");
    await server.timers.pass(100);
    server.page(left);
    server.setFeedUp(true);
    await server.timers.pass(60_000);
    expect(server.requests).toHaveLength(1);
    server.page(back);
    await server.timers.pass(250);
    expect(server.requests).toHaveLength(2);
    expect(handed).toEqual(["u_1_1"]);
  });

  it("[C4.11] continues when the page is both visible and online, not when it is only one of them", async () => {
    const { server, handed, load } = createLoader();
    server.page("hidden");
    server.page("offline");
    load("poll", "u_1_1");
    await server.timers.pass(1_000);
    server.page("shown");
    await server.timers.pass(1_000);
    expect(server.requests).toHaveLength(1);
    server.page("online");
    await server.timers.pass(1_000);
    expect(handed).toEqual(["u_1_1"]);
  });

  it("[C4.12] aborts the request that runs in the same context, and no other", async () => {
    const { server, handed, load } = createLoader();
    server.setFeedLatencyMs(500);
    load("poll", "u_1_1");
    load("system", "sys_1");
    await server.timers.pass(100);
    load("poll", "r_1_1");
    expect(server.aborted).toEqual(["u_1_1"]);
    await server.timers.pass(2_000);
    expect(handed).toEqual(["sys_1", "r_1_1"]);
    expect(server.requests).toHaveLength(3);
  });

  it("[C4.12] begins no retry of what was aborted, on a hidden page either", async () => {
    const { server, loader, handed, load } = createLoader();
    server.setFeedUp(false);
    load("poll", "u_1_1");
    await server.timers.pass(100);
    server.page("hidden");
    await server.timers.pass(1_000);
    loader.abortAll();
    server.setFeedUp(true);
    server.page("shown");
    await server.timers.pass(10_000);
    expect(server.requests).toHaveLength(1);
    expect(handed).toEqual([]);
  });
});
