import { createChoice, type Choice } from "../../storage/choice.ts";
import { choiceKeyPrefix, choiceNames, type ChoiceName } from "./stored-choices.ts";

export const documentChoiceKeys: readonly string[] = choiceNames.map((name) => choiceKeyPrefix + name);

/** A choice of two: `chosen` is stored and marked at the document, `initial` is neither. */
function createDocumentChoice<Initial extends string, Chosen extends string>(
  name: ChoiceName,
  initial: Initial,
  chosen: Chosen,
): Choice<Initial | Chosen> & { readonly values: readonly (Initial | Chosen)[] } {
  const stored = createChoice<Initial | Chosen>(choiceKeyPrefix + name, initial, {
    parse: (text) => (text === chosen ? chosen : initial),
    format: (value) => (value === chosen ? chosen : undefined),
  });
  const paint = () => {
    if (stored.get() === chosen) document.documentElement.dataset[name] = chosen;
    else delete document.documentElement.dataset[name];
  };
  return {
    ...stored,
    values: [initial, chosen],
    set(value) {
      stored.set(value);
      paint();
    },
    listen: (listener) =>
      stored.listen((...change) => {
        paint();
        listener(...change);
      }),
  };
}

/** "system" follows the device's motion setting; "less" reduces motion on every device. */
export const motionChoice = createDocumentChoice("motion", "system", "less");
export const rowOddsChoice = createDocumentChoice("rowOdds", "off", "on");
