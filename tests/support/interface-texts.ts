import { catalogues } from "../../app/i18n/app-texts.ts";
import { pageSections } from "../../app/i18n/page-sections.ts";
import { originTexts } from "../../workers/origin/src/texts/texts-in.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";

/** Fewer letters are in some word of any language. */
const fewestLetters = 5;
/** Stands for what a sentence is filled with. */
const gap = "\u0000";

/** The texts of pages or of feeds in a language, sentences in pieces around what fills them. */
async function piecesIn(room: "pages" | "feeds", lang: Language): Promise<readonly string[]> {
  const ofPages = Object.values(pageSections).map((section) => section[lang]());
  const sections: readonly unknown[] =
    room === "feeds"
      ? Object.values(originTexts[lang])
      : [...Object.values(await catalogues[lang]()), ...(await Promise.all(ofPages))];
  return sections.flatMap(toPieces).filter((piece) => piece.replaceAll(/\P{L}/gu, "").length >= fewestLetters);
}

function toPieces(texts: unknown): readonly string[] {
  if (typeof texts === "string") return texts.split(/\{\w+\}/).map((piece) => piece.trim());
  if (typeof texts === "function") {
    // Sentences take names and numbers, and put each where it belongs.
    const filled: unknown = texts(gap, gap, gap);
    return String(filled)
      .split(gap)
      .map((piece) => piece.trim());
  }
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(toPieces) : [];
}

const pieces = new Map<string, Promise<readonly string[]>>();
function keptPieces(room: "pages" | "feeds", lang: Language): Promise<readonly string[]> {
  const found = pieces.get(`${room} ${lang}`) ?? piecesIn(room, lang);
  pieces.set(`${room} ${lang}`, found);
  return found;
}

/** What the other languages say in a room, and no text of this one holds: pages show what feeds say. */
export async function foreignTo(room: "pages" | "feeds", lang: Language): Promise<readonly string[]> {
  const own = (await Promise.all([keptPieces("pages", lang), keptPieces("feeds", lang)])).flat().join("\n");
  const others = await Promise.all(languages.filter((each) => each !== lang).map((each) => keptPieces(room, each)));
  return [...new Set(others.flat())].filter((piece) => !own.includes(piece));
}

/** Those of the texts that a page shows or reads out, or a feed holds, as whole words; "demi-finales" is one. */
export function saidOn(page: string, texts: readonly string[]): readonly string[] {
  const said = toSaid(page);
  // Few of the texts are there at all: the slow expressions are for those.
  const held = texts.filter((text) => said.includes(text));
  return held.filter((text) => new RegExp(`(?<![\\p{L}-])${escape(text)}(?![\\p{L}-])`, "u").test(said));
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text between tags, and in the attributes that are shown or read out. */
function toSaid(page: string): string {
  const markup = page.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const attributes = [...markup.matchAll(/ (?:aria-label|title|alt|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const words = markup.replaceAll(/<[^>]*>/g, "\n");
  // Addresses of pictures are the same in every language.
  const said = attributes.filter((text = "") => !/^https?:/.test(text));
  return [words, ...said].join("\n").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
