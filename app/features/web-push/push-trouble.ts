import { createChoice } from "../../storage/choice.ts";

/** Why a browser that wants messages gets none: its push service takes no more, or the site has not heard of its games yet. */
export type PushTrouble = "stopped" | "late";

const toTrouble = (text: string): PushTrouble | null => (text === "stopped" || text === "late" ? text : null);

/** What the last call to the site has shown; null while messages arrive. */
export const pushTrouble = createChoice<PushTrouble | null>("tribune_web_push_trouble", null, {
  parse: toTrouble,
  format: (trouble) => trouble ?? undefined,
});
