import arabicFile from "./arabic/variant.json" with { type: "json" };
import atFile from "./at/variant.json" with { type: "json" };
import beFile from "./be/variant.json" with { type: "json" };
import brFile from "./br/variant.json" with { type: "json" };
import caFile from "./ca/variant.json" with { type: "json" };
import chFile from "./ch/variant.json" with { type: "json" };
import czFile from "./cz/variant.json" with { type: "json" };
import deFile from "./de/variant.json" with { type: "json" };
import esFile from "./es/variant.json" with { type: "json" };
import frFile from "./fr/variant.json" with { type: "json" };
import gbFile from "./gb/variant.json" with { type: "json" };
import ieFile from "./ie/variant.json" with { type: "json" };
import itFile from "./it/variant.json" with { type: "json" };
import nlFile from "./nl/variant.json" with { type: "json" };
import plFile from "./pl/variant.json" with { type: "json" };
import ptFile from "./pt/variant.json" with { type: "json" };
import usFile from "./us/variant.json" with { type: "json" };
import worldwideFile from "./worldwide/variant.json" with { type: "json" };

/** The folders of the variants. `npm run variant` writes this file; `parse-variants.ts` checks what it names. */
// oxfmt-ignore
export const variantFiles: Readonly<Record<string, unknown>> = { arabic: arabicFile, at: atFile, be: beFile, br: brFile, ca: caFile, ch: chFile, cz: czFile, de: deFile, es: esFile, fr: frFile, gb: gbFile, ie: ieFile, it: itFile, nl: nlFile, pl: plFile, pt: ptFile, us: usFile, worldwide: worldwideFile };
