import { describe, expect, it } from "vitest";
import { handleAnswer } from "./answer-failure.ts";

const answer = { action: "full", url: "https://feed.example/1/x/feed/f_1_0_2_fr_1", body: "SA÷1¬~" };

describe("an answer that cannot be handled", () => {
  it("[C8.02] is returned with action, url and body instead of thrown", () => {
    const handled = handleAnswer(answer, () => {
      throw new RangeError("no league");
    });
    expect(handled).toEqual({ ok: false, failure: { ...answer, message: "no league" } });
  });

  it("gives the handler's value otherwise", () => {
    expect(handleAnswer(answer, (body) => body.length)).toEqual({ ok: true, value: 6 });
  });
});
