import type { Notice } from "./policy.ts";

/** Whether a notice says anything. */
export const hasText = (notice: Notice | null | undefined): boolean =>
  notice !== null && notice !== undefined && `${notice.before}${notice.link?.text ?? ""}${notice.after}`.trim() !== "";
