import { renderStatic } from "../ui/render-static.ts";
import type { WidgetSubject } from "./widget-subject.ts";

/** CSS pixels. A widget is one column, from 280 to 720 wide. */
const usualHeights: Readonly<Record<WidgetSubject["kind"], number>> = {
  match: 260,
  table: 520,
  games: 480,
  sport: 600,
};
const [leastHeight, mostHeight] = [160, 1200];
const [leastWidth, usualWidth] = [280, 480];

export const usualHeight = ({ kind }: WidgetSubject): number => usualHeights[kind];

/** An integer within the limits; null for a text that is not a number. */
export function parseHeight(text: string | null): number | null {
  const height = Number.parseInt(text ?? "", 10);
  return Number.isNaN(height) ? null : Math.min(mostHeight, Math.max(leastHeight, height));
}

type Frame = { readonly src: string; readonly title: string; readonly height: number; readonly width: number | null };

/** The markup that another site copies: no script, and no more than it needs to be laid out. @param frame width null fills the column */
export const toFrameMarkup = ({ src, title, height, width }: Frame): string =>
  renderStatic(
    // oxlint-disable-next-line iframe-missing-sandbox -- it is the site's own
    <iframe
      src={src}
      title={title}
      width={width ?? "100%"}
      height={height}
      loading="lazy"
      style={{ border: 0, maxWidth: 720 }}
    />,
  );

/** The size that fits the room that a site has (oEmbed's `maxwidth` and `maxheight`); a widget needs its least width. */
export function fitFrame(subject: WidgetSubject, maxWidth: string | null, maxHeight: string | null) {
  return {
    width: within(usualWidth, maxWidth, leastWidth),
    height: within(usualHeight(subject), maxHeight, leastHeight),
  };
}

function within(usual: number, most: string | null, least: number): number {
  const limit = Number.parseInt(most ?? "", 10);
  return Number.isNaN(limit) ? usual : Math.max(least, Math.min(usual, limit));
}
