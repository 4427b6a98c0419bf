import { expect, it } from "vitest";
import { keepDecoded } from "./keep-decoded.ts";

it("decodes a text once, whoever reads it, and each other text by itself", () => {
  const decoded: string[] = [];
  const read = keepDecoded((body) => {
    decoded.push(body);
    return { body };
  });
  expect(read("a")).toBe(read("a"));
  expect(read("b")).toEqual({ body: "b" });
  expect(decoded).toEqual(["a", "b"]);
});
