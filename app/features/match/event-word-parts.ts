import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { defineParts } from "../../rendering/late-parts.ts";
import { eventKind } from "./event-kind.ts";

/** Most pages are of matches, and load no words of bouts and races. `data-words` is on the head of the others. */
export const eventWordParts = defineParts("[data-words]", () => import("./joined-words.ts"));

/** For the server, which renders at once, and for who comes to the page in a browser. */
export async function prepareEventWords(eventId: string): Promise<void> {
  if (eventKind(sportIdOf(eventId) ?? 0) !== null) await eventWordParts.prepare();
}
