import type { AppLoadContext } from "@remix-run/cloudflare";
import anyAscii from "any-ascii";
import { cardFontFolder, cardFontList, fontsFor, type CardFont } from "../../ui/card-fonts.ts";

/** An isolate reads the list once: it changes with the build. */
let list: Promise<readonly CardFont[]> | null = null;

async function readFile({ cloudflare }: AppLoadContext, name: string): Promise<Response | null> {
  const { ASSETS } = cloudflare.env;
  const file = await ASSETS?.fetch(new Request(new URL(`/${cardFontFolder}/${name}`, "https://assets.local")));
  return file?.ok === true ? file : null;
}

async function readList(context: AppLoadContext): Promise<readonly CardFont[]> {
  const file = await readFile(context, cardFontList);
  return file === null ? [] : ((await file.json()) as readonly CardFont[]);
}

/**
 * Loads the list of fonts and returns what makes a card's texts drawable: a text with a letter that no font has is written in Latin
 * letters as a whole, because a name with gaps is no name.
 */
export async function loadDrawable(context: AppLoadContext): Promise<<Card>(card: Card) => Card> {
  const fonts = await (list ??= readList(context));
  const toDrawable = (value: unknown): unknown => {
    if (typeof value === "string") return fontsFor(value, fonts) === null ? anyAscii(value) : value;
    if (Array.isArray(value)) return value.map(toDrawable);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toDrawable(each)]));
  };
  // Only texts change, and they stay texts.
  return <Card>(card: Card) => toDrawable(card) as Card;
}

/** Loads the fonts that the texts of a picture need. */
export async function loadCardFonts(context: AppLoadContext, svg: string): Promise<readonly ArrayBuffer[]> {
  const texts = svg.replaceAll(/<[^>]*>/g, "");
  const needed = fontsFor(texts, await (list ??= readList(context))) ?? [];
  const files = await Promise.all(needed.map(({ file }) => readFile(context, file)));
  return Promise.all(files.flatMap((file) => file?.arrayBuffer() ?? []));
}
