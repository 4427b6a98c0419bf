import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import { toSeasonChances } from "../../../../shared/standings/chances/season-chances.ts";

// A season takes half a second, in which a page would answer no touch.
addEventListener("message", ({ data }: MessageEvent<OpenSeason>) => postMessage(toSeasonChances(data)));
