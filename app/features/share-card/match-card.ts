import { cardSize } from "./card-path.ts";
import { emblem, fittingSize, ink, live, quiet, text, toCard, type Emblem } from "./card-parts.ts";

export type CardSide = Emblem & { readonly name: string };
export type CardMatch = {
  /** Null for the second side of an event that has one. */
  readonly sides: readonly [CardSide, CardSide | null];
  /** "2 – 1", or the start: "20:45". */
  readonly figure: string;
  /** The state; "" before the start. */
  readonly note: string;
  /** What has the width of the picture: the day, or the score of a shoot-out. */
  readonly foot: string;
  readonly isLive: boolean;
  /** "Ligue 1 · Journée 9". */
  readonly competition: string;
};

/** A match as a picture of 1200 by 630 (SVG): two crests or flags, the score, the state. No price is ever in it. */
export function toMatchCard({ sides: [home, away], figure, note, foot, isLive, competition }: CardMatch): string {
  const { width } = cardSize;
  const middle = width / 2;
  const [colour, fill] = isLive ? [live, live] : [ink, quiet];
  const parts = [
    ...(away === null ? [side(home, middle)] : [side(home, 230), side(away, width - 230)]),
    away === null
      ? ""
      : text({
          x: middle,
          y: 330,
          size: figure.length > 7 ? 96 : 150,
          weight: 800,
          fill: colour,
          value: figure,
          most: 420,
        }),
    ...(away === null
      ? [line({ x: middle, y: 560, value: [note, foot].filter(Boolean).join(" · "), fill, most: 900 })]
      : [
          line({ x: middle, y: 410, value: note, fill, most: 360 }),
          line({ x: middle, y: 556, value: foot, fill, most: 900 }),
        ]),
  ];
  return toCard(competition, parts);
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
