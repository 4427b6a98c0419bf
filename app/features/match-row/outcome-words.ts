/** How it ended, in sports whose score does not say it. */
export { boutEnd, finishText } from "./bout-words.ts";
export { cricketEnd, marginName } from "./cricket-words.ts";
