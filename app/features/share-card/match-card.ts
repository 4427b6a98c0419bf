import type { CardFigure } from "./card-figure.ts";
import { cardSize } from "./card-path.ts";
import { emblem, fittingSize, ink, live, quiet, text, toCard, type Emblem } from "./card-parts.ts";

export type CardSide = Emblem & { readonly name: string };
export type CardMatch = CardFigure & {
  readonly sides: readonly [CardSide, CardSide];
  readonly isLive: boolean;
  /** "Ligue 1 · Journée 9". */
  readonly competition: string;
};

/** A match as a picture of 1200 by 630 (SVG): two crests or flags, the score, the state. No price is ever in it. */
export function toMatchCard({ sides: [home, away], figure, note, foot, isLive, competition }: CardMatch): string {
  const { width } = cardSize;
  const x = width / 2;
  const [colour, fill] = isLive ? [live, live] : [ink, quiet];
  const size = figure.length > 7 ? 96 : 150;
  return toCard(competition, [
    side(home, 230),
    side(away, width - 230),
    text({ x, y: 330, size, weight: 800, fill: colour, value: figure, most: 420 }),
    line({ x, y: 410, value: note, fill, most: 360 }),
    // No name is in the way of what has the width of the picture.
    line({ x, y: 556, value: foot, fill, most: 900 }),
  ]);
}

const line = (of: Pick<Parameters<typeof text>[0], "x" | "y" | "value" | "fill" | "most">): string =>
  text({ ...of, size: 32, weight: 600 });

function side(of: CardSide, x: number): string {
  const values = inLines(of.name);
  const size = fittingSize(Math.max(...values.map(({ length }) => length)), 54, widthOfSide);
  const lines = values.map((value, index) =>
    text({ x, y: 432 + index * 46, size, weight: 700, value, most: widthOfSide }),
  );
  return [emblem(of, x), ...lines].join("");
}

const widthOfSide = 380;
/** Letters of a name that one line has room for in a size that is read at a glance. */
const lettersOfLine = 20;

/** A long name in two lines as equal as its words allow. */
function inLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= lettersOfLine || spaces.length === 0) return [name];
  const middle = name.length / 2;
  const at = spaces.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [name.slice(0, at), name.slice(at + 1)];
}
