import { cardSize } from "./card-path.ts";
import { quiet, toCard, type Emblem, type Pen } from "./card-parts.ts";

export type CardSubject = {
  readonly name: string;
  /** A team's; null for a person and a competition. */
  readonly crest: Emblem | null;
  /** "Football · France". */
  readonly topic: string;
  /** Up to three lines below the name: places of a table, or what the subject is. */
  readonly lines: readonly { readonly text: string; readonly figure: string }[];
};

/** A team, a person or a competition as a picture of 1200 by 630 (SVG). No price is ever in it. */
export function toSubjectCard(pen: Pen, { name, crest, topic, lines }: CardSubject): string {
  const left = crest === null ? 64 : 320;
  const room = cardSize.width - left - 64;
  return toCard(pen, topic, [
    crest === null ? "" : pen.emblem(crest, 170),
    pen.text({
      x: left,
      y: lines.length === 0 ? 340 : 260,
      size: 76,
      weight: 700,
      anchor: "start",
      value: name,
      most: room,
    }),
    ...lines.map((line, index) => {
      const y = 390 + index * 64;
      return (
        pen.text({ x: left, y, size: 38, anchor: "start", fill: quiet, value: line.text, most: room - 160 }) +
        pen.text({ x: cardSize.width - 64, y, size: 38, weight: 700, anchor: "end", value: line.figure, most: 140 })
      );
    }),
  ]);
}
