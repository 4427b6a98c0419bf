import type { PlayName } from "../../../../../../shared/timeline/plays.ts";

/** What each play is called, at the beginning of a line. */
export type PlayTexts = Readonly<Record<PlayName, string>>;
