import { expect, it } from "vitest";
import { nicknameOf } from "./provider-sign-in.ts";

it.each([
  ["Élodie Durand", "Elodie.Durand"],
  ["Shaun O’Neil", "Shaun.ONeil"],
  ["Jean-Luc  van Dam ", "Jean-Luc.van.Dam"],
  // Too short, another script, a letter that has no accent to leave out, a text that is no name.
  ["Ana", "_____"],
  ["李 小龙", "_____"],
  ["Łukasz Nowak", "_____"],
  ["<b>Ana Maria</b>", "_____"],
  ["", "_____"],
])("[A5.03] %s is the nickname %s", (name, nickname) => expect(nicknameOf(name)).toBe(nickname));
