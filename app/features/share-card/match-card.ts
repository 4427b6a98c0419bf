import type { CardFigure } from "./card-figure.ts";
import { cardSize } from "./card-path.ts";
import { fittingSize, ink, live, quiet, relativeWidth, toCard, type Emblem, type Pen } from "./card-parts.ts";

export type CardSide = Emblem & { readonly name: string };
export type CardMatch = CardFigure & {
  readonly sides: readonly [CardSide, CardSide];
  readonly isLive: boolean;
  /** "Ligue 1 · Journée 9". */
  readonly competition: string;
};

/**
 * A match as a picture of 1200 by 630 (SVG): two crests or flags, the score, the state. The home side comes first in the direction of
 * reading, and so do its figures. No price is ever in it.
 */
export function toMatchCard(pen: Pen, match: CardMatch): string {
  const { sides, figure, note, foot, kicks, isLive, competition } = match;
  const [home, away] = sides;
  const { width } = cardSize;
  const x = width / 2;
  const [colour, fill] = isLive ? [live, live] : [ink, quiet];
  const value = facing(pen, figure);
  const line = (of: Pick<Parameters<Pen["text"]>[0], "y" | "value" | "most">) =>
    pen.text({ ...of, x, fill, size: 32, weight: 600 });
  return toCard(pen, competition, [
    side(pen, home, 230),
    side(pen, away, width - 230),
    pen.text({ x, y: 330, size: value.length > 7 ? 96 : 150, weight: 800, fill: colour, value, most: 420 }),
    line({ y: 410, value: note, most: 360 }),
    // No name is in the way of what has the width of the picture.
    line({ y: 546, value: foot, most: 900 }),
    // The kicks are a text of their own: beside letters that are written from the right, digits would change places.
    line({ y: 594, value: facing(pen, kicks), most: 900 }),
  ]);
}

/** "4 – 2", or "2 – 4" where the home side stands on the right. */
const facing = ({ isRightToLeft }: Pen, figures: readonly string[]): string =>
  (isRightToLeft ? figures.toReversed() : figures).join(" – ");

function side(pen: Pen, of: CardSide, x: number): string {
  const values = inLines(of.name);
  const size = fittingSize(Math.max(...values.map(relativeWidth)), 54, widthOfSide);
  const lines = values.map((value, index) =>
    pen.text({ x, y: 432 + index * 46, size, weight: 700, value, most: widthOfSide }),
  );
  return [pen.emblem(of, x), ...lines].join("");
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
