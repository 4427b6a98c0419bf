import { int, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type CommentaryLine = {
  /** As printed: "45+1'"; empty if the source gives none. */
  readonly minute: string;
  /** The type of the described incident: "goal", "yellow-card" … */
  readonly type: string;
  readonly text: string;
  readonly isImportant: boolean;
  /** Whether it names bookmakers and bets, so that the page must show the place's gambling notice beside it. */
  readonly isBetting: boolean;
};

/** The section `df_lc_`, newest first. Some sources give the minute, others the clock. */
export const readCommentary = (body: string): readonly CommentaryLine[] =>
  commentarySection.decode(body).rows.flatMap(({ fields: { minute, clock, type, text, important, bookmakerIds } }) =>
    text
      ? [
          {
            minute: minute || clock || "",
            type: type ?? "",
            text,
            isImportant: important === 1,
            isBetting: (bookmakerIds ?? []).length > 0,
          },
        ]
      : [],
  );

/** The commentary of a match (`df_lc_`), newest first. */
export const commentaryKinds = {
  comment: {
    fields: {
      minute: text("MB"),
      clock: text("MK"),
      type: text("MC"),
      text: text("MD"),
      important: int("MF"),
      /** Our own: the bookmakers that it names together with bets; the line is sent only where all may be named. */
      bookmakerIds: texts("BTB", ","),
    },
  },
} as const;

export const commentarySection = createSectionCodec(commentaryKinds);
