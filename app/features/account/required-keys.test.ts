import { describe, expect, it } from "vitest";
import { missingKeysError } from "./required-keys.ts";

describe("an answer's required keys", () => {
  it("[A5.05] are r for a done answer, id and hash for a login", () => {
    expect(missingKeysError({ r: "done" }, "done")).toBeNull();
    expect(missingKeysError({ id: "5", hash: "ab" }, "login")).toBeNull();
  });

  it.each([
    [{}, "done", "r"],
    [{ id: "5" }, "login", "hash"],
    [{ hash: "ab", id: "" }, "login", "id"],
    [{ id: null }, "login", "id, hash"],
    [null, "login", "id, hash"],
    ["done", "done", "r"],
  ] as const)("[A5.05] that %j lacks as a %s answer are listed in a technical error: %s", (answer, kind, keys) => {
    expect(missingKeysError(answer, kind)).toEqual({
      type: "technicalError",
      code: 1007,
      message: `missing in the answer: ${keys}`,
      missingKeys: keys.split(", "),
    });
  });
});
