import { catalogues } from "../../app/i18n/app-texts.ts";
import { pageSections } from "../../app/i18n/page-sections.ts";
import { originTexts } from "../../workers/origin/src/texts/texts-in.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";

/** Texts with fewer letters occur in some word of any language. */
const fewestLetters = 5;
/** Stands for the values that fill a sentence. */
const gap = "\u0000";

/** Returns a language's texts of pages or of feeds; sentences are split around the values that fill them. */
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
    // Sentences take names and numbers, and place each in the text.
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

/** Returns the other languages' texts of a room that no text of this language contains; pages show texts of feeds too. */
export async function foreignTo(room: "pages" | "feeds", lang: Language): Promise<readonly string[]> {
  const own = (await Promise.all([keptPieces("pages", lang), keptPieces("feeds", lang)])).flat().join("\n");
  const others = await Promise.all(languages.filter((each) => each !== lang).map((each) => keptPieces(room, each)));
  return [...new Set(others.flat())].filter((piece) => !own.includes(piece));
}

/** Returns those texts that occur as whole words in a page's visible or accessible text, or in a feed; "demi-finales" is one word. */
export function saidOn(page: string, texts: readonly string[]): readonly string[] {
  const said = toSaid(page);
  // Few of the texts occur at all; the slow expressions run only on those.
  const held = texts.filter((text) => said.includes(text));
  return held.filter((text) => new RegExp(`(?<![\\p{L}-])${escape(text)}(?![\\p{L}-])`, "u").test(said));
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the text between tags, and in attributes that are shown or read out. */
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
