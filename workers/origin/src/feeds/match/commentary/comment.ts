/** One line of the commentary. */
export type Comment = {
  /** As printed: "45+1'"; empty where the source gives none. */
  readonly minute: string;
  readonly type: CommentType;
  readonly text: string;
  readonly isImportant: boolean;
  /** The bookmakers that a reporter's line names together with bets. */
  readonly bookmakerIds?: readonly string[];
};

/** What a line describes (`MC`), for the sign beside it. */
export type CommentType =
  | "goal"
  | "points"
  | "yellow-card"
  | "red-card"
  | "substitution"
  | "penalty"
  | "video-review"
  | "whistle"
  | "time"
  | "play"
  | "comment";
