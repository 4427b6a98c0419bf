import { expect, it } from "vitest";
import { createAnswers } from "./join-answers.ts";

const frame = (n: number, epoch = "e") => ({ subject: "u_1_1", position: { n, epoch }, text: "" });

it("is not taken back by a frame that a later one overtook, but by a hub that begins anew", async () => {
  const asked: number[] = [];
  const answers = createAnswers(
    () => "sport:1",
    async (_, joins) => {
      asked.push(...joins.map(({ since }) => since));
      return joins.map(() => ({ position: { n: 7, epoch: "e" }, text: "rows 5 to 7", isPart: false }));
    },
  );
  answers.passOn([frame(7)]);
  answers.passOn([frame(4)]);
  const [behind] = await answers.resume([{ subject: "u_1_1", since: 4 }]);
  expect(behind?.text).toBe("rows 5 to 7");
  await answers.resume([{ subject: "u_1_1", since: 7 }]);
  expect(asked).toEqual([4]);
  answers.passOn([frame(2, "another")]);
  expect(answers.delivered.get("u_1_1")).toEqual({ n: 2, epoch: "another" });
});
