import { contentHash } from "../../shared/wire/content-hash.ts";
import type { CalendarAnswer } from "../features/calendar/calendar-answer.ts";
import { orNotModified } from "./not-modified.ts";
import { fileAnswer, movedTo, plainAnswer, refusal } from "./plain-answers.tsx";

/** Programs that subscribe ask again by themselves, seldom more than once an hour. */
const keptSeconds = 900;

/** A calendar as a file. */
export function toCalendarResponse(answer: CalendarAnswer, request: Request): Response {
  switch (answer.kind) {
    case "moved":
      return movedTo(answer.path);
    case "refused":
      return plainAnswer(answer.status, answer.text);
    case "unavailable":
      return refusal("unavailable");
    case "file": {
      const { name, body, isOwn } = answer;
      const response = fileAnswer({
        name: `${name}.ics`,
        body,
        type: "text/calendar; charset=utf-8",
        keptSeconds,
        isPrivate: isOwn,
      });
      response.headers.set("etag", `"${contentHash(body)}"`);
      return orNotModified(request, response);
    }
  }
}
