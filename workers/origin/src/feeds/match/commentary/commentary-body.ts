import { bookmakersNamedIn } from "../../../betting-prose/site-prose.ts";
import { commentarySection } from "../../../../../../shared/wire/sections/commentary-section.ts";
import { minuteText } from "../player-texts.ts";
import { toSignedBody } from "../signed.ts";
import type { DetailsAnswer } from "../match-question.ts";
import type { Comment } from "./describe-incident.ts";
import { toComments } from "./to-comments.ts";

/** The whole commentary, newest first (`df_lc_`). */
export const commentaryBody: DetailsAnswer = ({ details, lang }) => toBody(toComments(details, lang));

/** The important lines of it (`df_lcpo_`). */
export const highlightsBody: DetailsAnswer = ({ details, lang }) =>
  toBody(toComments(details, lang).filter(({ isImportant }) => isImportant));

/** The lines of providers' reporters, in the feed's language, without those that they took back (`df_mc_`). */
export const reportersBody: DetailsAnswer = ({ details, lang }) =>
  toBody(
    details.entries
      .flatMap(({ incident, takenBack }): Comment[] => {
        if (incident.kind !== "comment" || incident.lang.slice(0, 2) !== lang || takenBack !== undefined) return [];
        const { minute, text, isImportant = false, isBetting } = incident;
        const betting = isBetting && { bookmakerIds: bookmakersNamedIn(text) };
        return [{ minute: minuteText(minute), type: "comment", text, isImportant, ...betting }];
      })
      .toReversed(),
  );

/** Lines of the longest commentary; older ones are left out. */
const mostLines = 1_000;

const toBody = (comments: readonly Comment[]) =>
  toSignedBody(
    commentarySection,
    comments.slice(0, mostLines).map(({ minute, type, text, isImportant, bookmakerIds }) => ({
      kind: "comment",
      // Some known clients take the time of a line from `MK`, others from `MB`.
      fields: {
        minute,
        clock: minute,
        type,
        text,
        ...(isImportant ? { important: 1 } : {}),
        ...(bookmakerIds && { bookmakerIds }),
      },
    })),
  );
