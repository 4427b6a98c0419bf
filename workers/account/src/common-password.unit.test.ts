import { expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";

const own = ["Tribune", "camille.morel@example.com", "cam_9"];

it.each([
  ["!QAZ2wsx", "a row of keys that was leaked as it is"],
  ["P@ssw0rd", "signs for letters"],
  ["Password!", "a sign at its end"],
  ["Football-2026", "a word with a year"],
  ["Tribune2026!", "the site's name"],
  ["Camille.12", "a part of the visitor's address"],
])("[A5.02] refuses %s: %s", async (password) => expect(await isCommonPassword(password, own)).toBe(true));

it.each(["Correct-horse1", "Football-2026-at-Nantes", "Password!849-203-11", "Ab1!Ab1!", "Zx.81kq-Pw"])(
  "[A5.02] takes %s",
  async (password) => expect(await isCommonPassword(password, own)).toBe(false),
);
