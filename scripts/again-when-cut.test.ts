import { expect, it } from "vitest";
import { againWhenCut } from "./again-when-cut.ts";

/** Work that fails so often, and counts its tries. */
function failing(times: number, error: Error) {
  const done = { tries: 0 };
  const work = () => {
    done.tries += 1;
    return done.tries <= times ? Promise.reject(error) : Promise.resolve("done");
  };
  return { done, work };
}

const cut = new TypeError("fetch failed", { cause: new Error("other side closed") });

it("does work again whose connection was cut, three times in all", async () => {
  const twice = failing(2, cut);
  expect([await againWhenCut(twice.work), twice.done.tries]).toEqual(["done", 3]);
  const always = failing(9, cut);
  await expect(againWhenCut(always.work)).rejects.toBe(cut);
  expect(always.done.tries).toBe(3);
});

it("leaves another fault as it is", async () => {
  const error = new Error('D1_ERROR: near "CREAT": syntax error');
  const faulty = failing(1, error);
  await expect(againWhenCut(faulty.work)).rejects.toBe(error);
  expect(faulty.done.tries).toBe(1);
});
