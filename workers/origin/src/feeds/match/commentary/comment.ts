/** One line of the commentary. */
export type Comment = {
  /** As printed: "45+1'"; empty if the source gives no minute. */
  readonly minute: string;
  readonly type: CommentType;
  readonly text: string;
  readonly isImportant: boolean;
  /** The bookmakers that a reporter's line names together with bets. */
  readonly bookmakerIds?: readonly string[];
};

/** The kind of incident that a line describes (`MC`); it selects the icon beside the line. */
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
