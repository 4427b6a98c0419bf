import { expect, it } from "vitest";
import { hashPassword } from "./password.ts";

it("lets the event loop go on while a password is hashed", async () => {
  const ended: string[] = [];
  const hashed = hashPassword("Correct-horse1", { N: 16_384, r: 8, p: 1 }).then((stored) => ended.push(stored));
  let turns = 0;
  for (; ended.length === 0; turns += 1) await scheduler.wait(0);
  await hashed;
  // One that holds the thread lets the loop turn once or twice; the slower the machine, the more turns of a millisecond there are.
  expect(turns).toBeGreaterThan(5);
});
