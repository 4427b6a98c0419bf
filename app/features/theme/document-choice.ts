import { createChoice, type Choice } from "../../storage/choice.ts";

/** How all pages look in this browser: `motion` is "less" or absent, `rowOdds` (prices in a phone's rows) "on" or absent. */
const names = ["motion", "rowOdds"] as const;
type Name = (typeof names)[number];

const keyPrefix = "tribune_";
export const documentChoiceKeys: readonly string[] = names.map((name) => keyPrefix + name);

/** Runs before anything is painted. Sheets know each choice by an attribute of the document. */
export const documentChoiceScript =
  `try{${JSON.stringify(names)}.forEach(function(n){var v=localStorage.getItem("${keyPrefix}"+n);` +
  `if(v)document.documentElement.dataset[n]=v})}catch(e){}`;

/** A choice of two: `chosen` is stored and marked at the document, `initial` is neither. */
function createDocumentChoice<Initial extends string, Chosen extends string>(
  name: Name,
  initial: Initial,
  chosen: Chosen,
): Choice<Initial | Chosen> & { readonly values: readonly (Initial | Chosen)[] } {
  const stored = createChoice<Initial | Chosen>(keyPrefix + name, initial, {
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

/** As the device says, or less than that. */
export const motionChoice = createDocumentChoice("motion", "system", "less");
export const rowOddsChoice = createDocumentChoice("rowOdds", "off", "on");
