import { getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { beforeEach, expect, it } from "vitest";
import { createChoice } from "./choice.ts";
import { createListChoice } from "./list-choice.ts";

const flag = (name: string) =>
  createChoice(name, true, { parse: (text) => text !== "0", format: (isOn) => (isOn ? undefined : "0") });

beforeEach(useTestStorageEngine);

it("reads what is stored, and stores nothing for the first value", () => {
  setTestStorageKey("off", "0");
  const [stored, none] = [flag("off"), flag("none")];
  expect([stored.get(), none.get(), none.initial]).toEqual([false, true, true]);
  stored.set(true);
  none.set(false);
  expect([getTestStorage()["off"], getTestStorage()["none"]]).toEqual([undefined, "0"]);
});

it("[C6.01] tells its listeners of a choice in this tab and in another", () => {
  const choice = flag("heard");
  const heard: boolean[] = [];
  const end = choice.listen((isOn) => heard.push(isOn));
  choice.set(false);
  setTestStorageKey("heard", "1");
  expect([heard, choice.get()]).toEqual([[false, true], true]);
  end();
});

it("[C5.03] keeps a list of items alone, and none for another text", () => {
  const choice = createListChoice("list", (value): value is number => typeof value === "number");
  choice.set([2, 7]);
  expect(getTestStorage()["list"]).toBe("[2,7]");
  const texts = ['[2, "3", null, 7]', "[]", "{", "{}"];
  const lists = texts.map((text) => {
    setTestStorageKey("list", text);
    return choice.get();
  });
  expect(lists).toEqual([[2, 7], [], null, null]);
});
