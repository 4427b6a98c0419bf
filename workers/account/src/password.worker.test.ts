import { expect, it } from "vitest";
import { hashPassword } from "./password.ts";

it("lets the event loop go on while a password is hashed", async () => {
  let isOver = false;
  const hashed = hashPassword("Correct-horse1", { N: 16_384, r: 8, p: 1 }).finally(() => (isOver = true));
  let turns = 0;
  while (!isOver) {
    await scheduler.wait(0);
    turns += 1;
  }
  await hashed;
  // One that holds the thread lets the loop turn once or twice; the slower the machine, the more turns of 2 ms there are.
  expect(turns).toBeGreaterThan(5);
});
