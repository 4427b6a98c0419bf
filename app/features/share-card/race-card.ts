import { cardSize } from "./card-path.ts";
import { ink, live, quiet, toCard, type Pen } from "./card-parts.ts";

export type CardRace = {
  /** "Las Vegas". */
  readonly name: string;
  /** The state, and the day. */
  readonly note: string;
  readonly isLive: boolean;
  /** "Formule 1". */
  readonly topic: string;
  /** Up to four of its starters, by their places. */
  readonly lines: readonly CardStarter[];
};
export type CardStarter = {
  /** "12.", "" before there is one. */
  readonly place: string;
  readonly name: string;
  readonly result: string;
  /** Whose page it is. */
  readonly isOwn: boolean;
};

/** From the edge, and where the names begin. */
const edge = 64;
const names = 172;

/** Draws a race or a tournament as a picture of 1200 by 630 (SVG): its name, its state and its leaders. It never shows a price. */
export function toRaceCard(pen: Pen, { name, note, isLive, topic, lines }: CardRace): string {
  const room = cardSize.width - 2 * edge;
  const hasPlaces = lines.some(({ place }) => place !== "");
  const left = hasPlaces ? names : edge;
  return toCard(pen, topic, [
    pen.text({ x: edge, y: 216, size: 76, weight: 800, anchor: "start", value: name, most: room }),
    pen.text({
      x: edge,
      y: 278,
      size: 32,
      weight: 600,
      anchor: "start",
      fill: isLive ? live : quiet,
      value: note,
      most: room,
    }),
    ...lines.map(({ place, name: starter, result, isOwn }, index) => {
      const y = 374 + index * 68;
      const weight = isOwn ? 800 : 500;
      const end = { x: cardSize.width - edge, anchor: "end" } as const;
      return (
        pen.text({ x: edge, y, size: 42, weight, anchor: "start", fill: quiet, value: place, most: 100 }) +
        pen.text({ x: left, y, size: 42, weight, anchor: "start", value: starter, most: 640 }) +
        pen.text({ ...end, y, size: 42, weight, fill: isLive ? live : ink, value: result, most: 300 })
      );
    }),
  ]);
}
