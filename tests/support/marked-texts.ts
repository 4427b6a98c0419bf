import { parse, type Token } from "@messageformat/parser";

type Sections = Readonly<Record<string, unknown>>;

/** Words of addresses take ASCII letters alone, so they begin with "zz" instead. */
const addressSections: ReadonlySet<string> = new Set(["frame.addresses", "domain.plainAddresses"]);
/** Full-width letters, of which no text of the site and no name of the world has any. */
const wideOffset = 0xfe_e0;

/** Writes ASCII letters as their full-width forms: a reader still understands the text, and a test recognises it. */
const mark = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + wideOffset));

/** True of a text that has marked letters. */
export const isMarked = (text: string): boolean => /[Ａ-Ｚａ-ｚ]/.test(text);

/** Makes the area of an invented language: the same texts with every letter marked, except the values they insert. */
export function markArea(area: string, sections: Sections): Sections {
  return Object.fromEntries(
    Object.entries(sections).map(([section, texts]) => [
      section,
      markAll(texts, addressSections.has(`${area}.${section}`) ? markAddress : markMessage),
    ]),
  );
}

function markAll(texts: unknown, toMarked: (text: string) => string): unknown {
  if (typeof texts === "string") return toMarked(texts);
  if (Array.isArray(texts)) return texts.map((each) => markAll(each, toMarked));
  if (typeof texts !== "object" || texts === null) throw new Error(`${String(texts)} is no text.`);
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, markAll(each, toMarked)]));
}

const markAddress = (word: string): string => (word === "" ? "" : `zz${word}`);

/** The parser says where a message has text; the rest are values and names of plural forms. */
function markMessage(message: string): string {
  let marked = "";
  let end = 0;
  const visit = (token: Token): void => {
    if (token.type === "content") {
      const { offset, text } = token.ctx;
      marked += message.slice(end, offset) + mark(text);
      end = offset + text.length;
    }
    if ("cases" in token) for (const { tokens } of token.cases) tokens.forEach(visit);
  };
  parse(message).forEach(visit);
  return marked + message.slice(end);
}
