import { describe, expect, it } from "vitest";
import { retried } from "./retried.ts";

describe("a call of an object", () => {
  const failing = (error: object) => {
    let calls = 0;
    const call = async () => {
      calls += 1;
      if (calls === 1) throw Object.assign(new Error("first"), error);
      return calls;
    };
    return retried(call);
  };

  it("is made once more where the runtime says that it may help", async () => {
    expect(await failing({ retryable: true })).toBe(2);
  });

  it.each([{}, { retryable: false }, { retryable: true, overloaded: true }])("is given up for %o", async (error) => {
    await expect(failing(error)).rejects.toThrow("first");
  });

  it("that fails twice is given up", async () => {
    const gone = Object.assign(new Error("gone"), { retryable: true });
    await expect(retried(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
