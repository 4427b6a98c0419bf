import { describe, expect, it } from "vitest";
import { decodeSystemFeed, encodeSystemFeed } from "./system-feed.ts";

const values = { multiplier: 2, serviceStatus: 0, updateSeconds: 5, serverSeconds: 1_760_000_000 };

describe("system feed", () => {
  it("[C7.05] carries mlp, sst, stu and, last, utime", () => {
    expect(encodeSystemFeed(values)).toBe("SA÷1¬~mlp÷2¬sst÷0¬stu÷5¬utime÷1760000000¬~");
    expect(decodeSystemFeed(encodeSystemFeed(values))).toEqual(values);
  });

  it("[C7.05] is read with each value in a row of its own, and with values missing", () => {
    expect(decodeSystemFeed("SA÷1¬~mlp÷3¬~utime÷9¬~")).toEqual({ multiplier: 3, serverSeconds: 9 });
    expect(decodeSystemFeed("0")).toEqual({});
  });
});
