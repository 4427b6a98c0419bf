import { sportById } from "../../../shared/sports/catalogue.ts";
import { displayClock, type ClockInput } from "./display-clock.ts";
import type { StatusTexts } from "../../../shared/texts/status-texts.ts";
import { statusLabel } from "../../../shared/sports/status-label.ts";

/**
 * How far a live event is, in one or two lines: the minute where it is enough ("67′"), the period and the minute where
 * minutes count from the period's start ("3e QT", "7′"), the status and which frame of how many where frames are
 * counted, else the status alone ("MT").
 */
export function liveLines(
  input: ClockInput & {
    readonly texts: StatusTexts;
    readonly width: "full" | "mobile";
    readonly frameCount?: number | null | undefined;
    readonly bestOfFrames?: number | null | undefined;
    readonly homeLegs?: number | null | undefined;
    readonly awayLegs?: number | null | undefined;
  },
): readonly string[] {
  const { text } = displayClock(input);
  const label = statusLabel(input);
  // The highest number of frames is shown only where it is known (C5.10).
  const most = input.bestOfFrames ? `/${input.bestOfFrames}` : "";
  if (text === "") {
    const running = input.frameCount || runningLegOf(input);
    return running ? [label, `${running}${most}`] : [label];
  }
  const family = sportById(input.sportId)?.clock;
  return family === "halves" || family === "rugby" || label === "" ? [text] : [label, text];
}

type Legs = Pick<Parameters<typeof liveLines>[0], "homeLegs" | "awayLegs">;

/** The leg being played (C9.09): the one after all those that either side has won. */
export const legNumber = (homeLegs: number, awayLegs: number): number => homeLegs + awayLegs + 1;

/** The leg of darts that is played; null where legs are not counted. */
export const runningLegOf = ({ homeLegs, awayLegs }: Legs): number | null =>
  typeof homeLegs === "number" && typeof awayLegs === "number" ? legNumber(homeLegs, awayLegs) : null;
