import { setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { expect, it } from "vitest";
import { mutedKindsName } from "../../storage/notification-keys.ts";
import { readMutedKinds } from "./muted-kinds.ts";

it("[C5.03] reads kinds alone", () => {
  useTestStorageEngine();
  const readStored = (text: string) => {
    setTestStorageKey(mutedKindsName, text);
    return readMutedKinds();
  };
  expect(["{", "{}", '["card", "nope", 1, "end"]'].map(readStored)).toEqual([[], [], ["card", "end"]]);
});
