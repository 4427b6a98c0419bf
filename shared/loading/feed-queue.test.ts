import { describe, expect, it } from "vitest";
import { applyArrival, arrivedFeeds, queueFeeds } from "./feed-queue.ts";

describe("queued feeds", () => {
  it("[C4.10] are handed out only when all have arrived, in the order of the queue", () => {
    let queue = queueFeeds(["f_1_0_2_fr_1", "fo_1_0_2_fr_1_0", "r_1_1"]);
    queue = applyArrival(queue, "r_1_1", "repair");
    queue = applyArrival(queue, "f_1_0_2_fr_1", "day");
    expect(arrivedFeeds(queue)).toBeNull();
    queue = applyArrival(queue, "fo_1_0_2_fr_1_0", "0");
    expect(arrivedFeeds(queue)?.map((feed) => feed.body)).toEqual(["day", "0", "repair"]);
  });

  it("[C4.10] do not wait for a feed that nobody queued", () => {
    const queue = applyArrival(queueFeeds(["sys_1"]), "u_1_1", "update");
    expect(arrivedFeeds(queue)).toBeNull();
    expect(arrivedFeeds(queueFeeds([]))).toEqual([]);
  });
});
