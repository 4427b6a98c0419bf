import { crestOf } from "../../../shared/competitions/crest.ts";
import { cardSize } from "./card-path.ts";

/** Colours of the mock-up: ink, quieter ink, brand, live. */
export const [ink, quiet, brand, live] = ["#12201b", "#4d5d57", "#0a6a4e", "#cf2338"];
/** Background colours of crests, indexed by `crestOf`: the first colour of each crest's pair. */
const grounds = (
  "#d7263d #1d4ed8 #0b7a4b #b58900 #111827 #7c1d34 #c2410c #b91c1c " +
  "#0b7285 #5b2a86 #1d4ed8 #b91c1c #1e3a8a #2b8a3e #1c6ea4 #8c5a2b " +
  "#be185d #b45309 #334155 #0b7a4b #0f766e #dc2626 #3730a3 #111827"
).split(" ");

/** A picture of 1200 by 630 (SVG) with the site's logo and the topic at the top. @param parts markup */
export function toCard(topic: string, parts: readonly string[]): string {
  const { width, height } = cardSize;
  const frame = [
    `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="12" fill="${brand}"/>`,
    `<rect x="64" y="52" width="48" height="48" rx="11" fill="${brand}"/>`,
    `<path d="M78 74v14M88 66v22M98 78v10" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
    text({ x: 130, y: 88, size: 34, weight: 700, anchor: "start", value: "Tribune" }),
    text({ x: width - 64, y: 86, size: 28, anchor: "end", fill: quiet, value: topic, most: 640 }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="Inter,system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif">${[...frame, ...parts].join("")}</svg>`
  );
}

/** A side's crest, or its flag as a data URL. */
export type Emblem = { readonly id: string; readonly code: string; readonly flag: string | null };

export const emblem = ({ id, code, flag }: Emblem, x: number): string =>
  flag === null ? shield(id, code, x) : flagAt(flag, x);

const flagAt = (flag: string, x: number): string =>
  `<image x="${x - 96}" y="190" width="192" height="144" href="${flag}"/>` +
  `<rect x="${x - 96}" y="190" width="192" height="144" fill="none" stroke="${quiet}" stroke-opacity=".4" stroke-width="2"/>`;

/** A crest with letters in it. */
function shield(id: string, code: string, x: number): string {
  const ground = grounds[crestOf(id)] ?? brand;
  return (
    `<path d="M${x - 86} 206a36 36 0 0 1 36-36h100a36 36 0 0 1 36 36v70c0 46-40 86-86 86s-86-40-86-86z" fill="${ground}"/>` +
    text({ x, y: 282, size: 46, weight: 700, fill: "#fff", value: code, most: 150 })
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

/** The average width of a letter as a share of its height. */
const letterWidth = 0.56;
const smallest = 26;

/** The font size at which so many letters fit. */
export const fittingSize = (letters: number, size: number, most: number): number =>
  Math.floor(Math.min(size, Math.max(smallest, most / (letters * letterWidth))));

export function text({
  x,
  y,
  size,
  value,
  weight = 400,
  fill = ink,
  anchor = "middle",
  most = Infinity,
}: Text): string {
  if (value === "") return "";
  const fitting = fittingSize(value.length, size, most);
  const letters = Math.floor(most / (fitting * letterWidth));
  const shown = value.length > letters ? `${value.slice(0, letters - 1).trimEnd()}…` : value;
  return `<text x="${x}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(shown)}</text>`;
}

const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
