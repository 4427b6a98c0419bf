import { cardSize } from "./card-path.ts";
import { emblem, ink, live, quiet, text, toCard, type Emblem } from "./card-parts.ts";

export type CardSide = Emblem & { readonly name: string };
export type CardMatch = {
  /** Null for the second side of an event that has one. */
  readonly sides: readonly [CardSide, CardSide | null];
  /** "2 – 1", or the start: "20:45". */
  readonly figure: string;
  /** The state, or the day. */
  readonly note: string;
  readonly isLive: boolean;
  /** "Ligue 1 · Journée 9". */
  readonly competition: string;
};

/** A match as a picture of 1200 by 630 (SVG): two crests or flags, the score, the state. No price is ever in it. */
export function toMatchCard({ sides: [home, away], figure, note, isLive, competition }: CardMatch): string {
  const { width } = cardSize;
  const middle = width / 2;
  const colour = isLive ? live : ink;
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
    text({
      x: middle,
      y: away === null ? 560 : 410,
      size: 32,
      weight: 600,
      fill: isLive ? live : quiet,
      value: note,
      most: 420,
    }),
  ];
  return toCard(competition, parts);
}

function side(of: CardSide, x: number): string {
  return emblem(of, x) + text({ x, y: 432, size: 54, weight: 700, value: of.name, most: 400 });
}
