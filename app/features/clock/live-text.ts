import { sportById } from "../../../shared/sports/catalogue.ts";
import { displayClock, type ClockInput } from "./display-clock.ts";
import type { Language } from "../../../shared/sports/languages.ts";
import { stageLabel } from "../../../shared/sports/stage-label.ts";

/**
 * The one line that tells where an event stands: the minute where it says all ("67′"), the period and the minute where a
 * minute begins anew in each ("3e QT 7′"), else the stage alone ("MT").
 */
export function liveText(input: ClockInput & { readonly lang: Language; readonly width: "full" | "mobile" }): string {
  const { text } = displayClock(input);
  const label = stageLabel(input);
  if (text === "") return label;
  const family = sportById(input.sportId)?.clock;
  return family === "halves" || family === "rugby" || label === "" ? text : `${label} ${text}`;
}
