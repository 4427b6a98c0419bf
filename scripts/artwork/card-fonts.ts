import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";

const require = createRequire(import.meta.url);

/**
 * Scripts whose letters join or have marks. resvg draws a text of two scripts only where one font has all of its letters, or where each
 * letter is one sign: these fonts are whole, and have Latin letters and digits too. It misplaces the vowels of Indian scripts, so they have
 * no font.
 */
const whole = {
  arabic: "U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFF",
  hebrew: "U+0590-05FF,U+FB1D-FB4F",
  thai: "U+0E00-0E7F",
};
/** Scripts whose fonts are in parts by letters. Han letters are drawn in their Japanese forms. */
const inParts = ["armenian", "georgian", "jp"];
/** Parts that Inter draws, or that no name needs. */
const otherParts = /^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|math|symbols)$/;
/** Pictures have few words, most of them bold. */
const weight = 700;

type Ranges = readonly (readonly [first: number, last: number])[];
export type CardFontFile = { readonly file: string; readonly ranges: Ranges; readonly bytes: Uint8Array };

/** The fonts of Noto Sans by which pictures are drawn, each with its letters. */
export const cardFontFiles = (): readonly CardFontFile[] => [...wholeFonts(), ...fontParts()];

const wholeFonts = (): readonly CardFontFile[] =>
  Object.entries(whole).map(([script, ranges]) => {
    const name = `NotoSans${script[0]?.toUpperCase()}${script.slice(1)}_${weight}Bold.ttf`;
    const folder = packageFolder(`@expo-google-fonts/noto-sans-${script}`);
    const bytes = readFileSync(join(folder, `${weight}Bold`, name));
    return { file: `noto-sans-${script}.ttf`, ranges: parseRanges(ranges), bytes };
  });

const fontParts = (): readonly CardFontFile[] =>
  inParts.flatMap((script) => {
    const folder = packageFolder(`@fontsource/noto-sans-${script}`);
    const parts: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
    return Object.entries(parts).flatMap(([part, ranges]): readonly CardFontFile[] => {
      if (otherParts.test(part)) return [];
      const name = `noto-sans-${script}-${part.replaceAll(/[[\]]/g, "")}`;
      const woff = readFileSync(join(folder, `files/${name}-${weight}-normal.woff`));
      return [{ file: `${name}.ttf`, ranges: parseRanges(ranges), bytes: toSfnt(woff) }];
    });
  });

const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** "U+0600-06FF,U+0750" → [[0x600, 0x6ff], [0x750, 0x750]] */
const parseRanges = (text: string): Ranges =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const [woffHeader, woffEntry, sfntHeader, sfntEntry] = [44, 20, 12, 16];

/** A font as resvg reads it: WOFF (https://www.w3.org/TR/WOFF) is the same tables, each compressed. */
export function toSfnt(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const [offset, packedBytes, bytes] = [4, 8, 12].map((each) => woff.readUInt32BE(at + each)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedBytes);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packedBytes < bytes ? inflateSync(packed) : packed,
    };
  });
  const header = Buffer.alloc(sfntHeader);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  [count, 2 ** power * sfntEntry, power, (count - 2 ** power) * sfntEntry].forEach((value, index) =>
    header.writeUInt16BE(value, 4 + index * 2),
  );
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = sfntHeader + count * sfntEntry;
  for (const { tag, checksum, data } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(data.byteLength, 4);
    directory.push(tag, checksum, place);
    // A table begins at a multiple of four bytes.
    const padding = Buffer.alloc((4 - (data.byteLength % 4)) % 4);
    bodies.push(data, padding);
    offset += data.byteLength + padding.byteLength;
  }
  return Buffer.concat([header, ...directory, ...bodies]);
}
