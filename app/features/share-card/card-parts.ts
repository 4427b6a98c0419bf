import { crestOf } from "../../../shared/competitions/crest.ts";
import { directionOf } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { toXmlText } from "../documents/xml.ts";
import { cardSize } from "./card-path.ts";

/** Colours of the mock-up: ink, quieter ink, brand, live. */
export const [ink, quiet, brand, live] = ["#12201b", "#4d5d57", "#0a6a4e", "#cf2338"];
/** Background colours of crests, indexed by `crestOf`: the first colour of each crest's pair. */
const grounds = (
  "#d7263d #1d4ed8 #0b7a4b #b58900 #111827 #7c1d34 #c2410c #b91c1c " +
  "#0b7285 #5b2a86 #1d4ed8 #b91c1c #1e3a8a #2b8a3e #1c6ea4 #8c5a2b " +
  "#be185d #b45309 #334155 #0b7a4b #0f766e #dc2626 #3730a3 #111827"
).split(" ");

/** What a card is drawn with. In a language that is written from the right, all places are those of a mirror, and texts stay texts. */
export type Pen = {
  readonly isRightToLeft: boolean;
  readonly text: (text: Text) => string;
  readonly emblem: (emblem: Emblem, x: number) => string;
};

export const penOf = (lang: Language): Pen => (directionOf(lang) === "rtl" ? rightToLeft : leftToRight);

const mirrored = (x: number): number => cardSize.width - x;
const otherEnd = { start: "end", middle: "middle", end: "start" } as const;

const leftToRight: Pen = { isRightToLeft: false, text: (text) => toText(text), emblem: toEmblem };
const rightToLeft: Pen = {
  isRightToLeft: true,
  text: ({ x, anchor = "middle", ...text }) =>
    toText({ ...text, x: mirrored(x), anchor: otherEnd[anchor] }, asFromTheRight),
  emblem: (emblem, x) => toEmblem(emblem, mirrored(x)),
};

/** A picture of 1200 by 630 (SVG) with the site's logo and the topic at the top. @param parts markup */
export function toCard(pen: Pen, topic: string, parts: readonly string[]): string {
  const { width, height } = cardSize;
  const logo = pen.isRightToLeft ? mirrored(64) - 48 : 64;
  const frame = [
    `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="12" fill="${brand}"/>`,
    `<rect x="${logo}" y="52" width="48" height="48" rx="11" fill="${brand}"/>`,
    `<path d="M${logo + 14} 74v14m10-22v22m10-10v10" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
    pen.text({ x: 130, y: 88, size: 34, weight: 700, anchor: "start", value: "Tribune" }),
    pen.text({ x: width - 64, y: 86, size: 28, anchor: "end", fill: quiet, value: topic, most: 640 }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="Inter,system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif">${[...frame, ...parts].join("")}</svg>`
  );
}

/** A side's crest, or its flag as a data URL. */
export type Emblem = { readonly id: string; readonly code: string; readonly flag: string | null };

function toEmblem({ id, code, flag }: Emblem, x: number): string {
  return flag === null ? shield(id, code, x) : flagAt(flag, x);
}

const flagAt = (flag: string, x: number): string =>
  `<image x="${x - 96}" y="190" width="192" height="144" href="${flag}"/>` +
  `<rect x="${x - 96}" y="190" width="192" height="144" fill="none" stroke="${quiet}" stroke-opacity=".4" stroke-width="2"/>`;

/** A crest with letters in it. */
function shield(id: string, code: string, x: number): string {
  const ground = grounds[crestOf(id)] ?? brand;
  return (
    `<path d="M${x - 86} 206a36 36 0 0 1 36-36h100a36 36 0 0 1 36 36v70c0 46-40 86-86 86s-86-40-86-86z" fill="${ground}"/>` +
    toText({ x, y: 282, size: 46, weight: 700, fill: "#fff", value: code, most: 150 })
  );
}

type Text = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: string;
  readonly weight?: number;
  readonly fill?: string | undefined;
  readonly anchor?: "start" | "middle" | "end";
  /** The width available. A longer text is set smaller, and cut if it would be too small to read. */
  readonly most?: number;
};

const smallest = 26;
/** Letters with the marks that belong to them. */
const lettersOf = (text: string): readonly string[] => text.match(/\P{M}\p{M}*/gu) ?? [];
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** The average width of a letter as a share of its height; letters of East Asia are as wide as high. */
const widthOf = (letter: string): number => (wide.test(letter) ? 1 : 0.56);
/** The width of a text as a share of its height. */
export const relativeWidth = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0);

/** The font size at which a text of such a relative width fits. */
export const fittingSize = (width: number, size: number, most: number): number =>
  Math.floor(Math.min(size, Math.max(smallest, most / width)));

/** The text, or as many of its letters as fit with a sign that some are missing. */
function cut(text: string, most: number): string {
  if (relativeWidth(text) <= most) return text;
  let room = most - widthOf("…");
  const fitting = lettersOf(text).filter((letter) => (room -= widthOf(letter)) >= 0);
  return `${fitting.join("").trimEnd()}…`;
}

/** Marks a text with letters that are written from the right, so that its Latin parts stand in their places between them. */
const asFromTheRight = (text: string): string =>
  /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text) ? `\u202b${text}\u202c` : text;

function toText(
  { x, y, size, value, weight = 400, fill = ink, anchor = "middle", most = Infinity }: Text,
  toOrdered: (text: string) => string = (text) => text,
): string {
  if (value === "") return "";
  const fitting = fittingSize(relativeWidth(value), size, most);
  const shown = toOrdered(cut(value, most / fitting));
  return `<text x="${x}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${toXmlText(shown)}</text>`;
}
