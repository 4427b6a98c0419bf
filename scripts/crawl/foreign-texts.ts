import { readFileSync } from "node:fs";
import { parse, type Token } from "@messageformat/parser";
import { languages, type Language } from "../../shared/texts/languages.ts";

/** Texts with fewer letters occur in some word of any language. */
const fewestLetters = 5;
/** The areas of `locales/` whose texts pages or feeds show. */
const areasOf = { pages: ["frame", "lists", "pages", "match", "account"], feeds: ["domain", "feeds"] } as const;
/** Pages of their own, which say in one language what others are called, and names of clubs, which may be those of others. */
const left: ReadonlySet<string> = new Set(["legal", "rules", "bonus", "consent", "server", "offer", "clubs"]);

/** Returns a language's texts of pages or of feeds; sentences are split around the values that fill them. */
function piecesIn(room: "pages" | "feeds", lang: Language): readonly string[] {
  const sections = areasOf[room].flatMap((area) => {
    const texts: object = JSON.parse(readFileSync(`locales/${lang}/${area}.json`, "utf8"));
    return Object.entries(texts).flatMap(([section, of]) => (left.has(section) ? [] : [of]));
  });
  return sections.flatMap(toPieces).filter((piece) => piece.replaceAll(/\P{L}/gu, "").length >= fewestLetters);
}

function toPieces(texts: unknown): readonly string[] {
  if (typeof texts === "string") return parse(texts).flatMap(contentsOf);
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(toPieces) : [];
}

function contentsOf(token: Token): readonly string[] {
  // A number may be written in the text or filled in: "1 match".
  if (token.type === "content") return [token.value.replace(/^\d+ /, "").trim()];
  return "cases" in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(contentsOf)) : [];
}

const pieces = new Map<string, readonly string[]>();
function keptPieces(room: "pages" | "feeds", lang: Language): readonly string[] {
  const found = pieces.get(`${room} ${lang}`) ?? piecesIn(room, lang);
  pieces.set(`${room} ${lang}`, found);
  return found;
}

/** So many languages have no text of several words in common but names: "NASCAR Cup Series", which a source may give in Latin letters. */
const languagesOfName = 3;

/**
 * Returns the other languages' texts of a room that no text of this language contains, without names; pages show texts of feeds too.
 */
export function foreignTo(room: "pages" | "feeds", lang: Language): readonly string[] {
  const own = [...keptPieces("pages", lang), ...keptPieces("feeds", lang)].join("\n");
  const others = languages.filter((each) => each !== lang).map((each) => new Set(keptPieces(room, each)));
  const isName = (piece: string) =>
    piece.includes(" ") && others.filter((pieces) => pieces.has(piece)).length >= languagesOfName;
  const all = new Set(others.flatMap((pieces) => [...pieces]));
  return [...all].filter((piece) => !own.includes(piece) && !isName(piece));
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
export function toSaid(page: string): string {
  const markup = page.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const attributes = [...markup.matchAll(/ (?:aria-label|title|alt|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const words = markup.replaceAll(/<[^>]*>/g, "\n");
  // Addresses of pictures are the same in every language.
  const said = attributes.filter((text = "") => !/^https?:/.test(text));
  return [words, ...said].join("\n").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
