import { readStored } from "../../storage/read-stored.ts";

/** How all pages look in this browser: `motion` is "less" or absent, `rowOdds` (prices in a phone's rows) "on" or absent. */
export const choiceNames = ["motion", "rowOdds"] as const;
export type ChoiceName = (typeof choiceNames)[number];

export const choiceKeyPrefix = "tribune_";

/** Runs in the document's head (`app/inline`). Sheets know each choice by an attribute of the document. */
export function paintStoredChoices({ dataset }: HTMLElement): void {
  for (const name of choiceNames) {
    const value = readStored(choiceKeyPrefix + name);
    if (value) dataset[name] = value;
  }
}
