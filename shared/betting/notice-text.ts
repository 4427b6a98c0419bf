import type { Notice } from "./policy.ts";
import type { Wording } from "./policy-row.ts";

/** Whether a notice says anything. */
const hasText = (notice: Notice | null | undefined): boolean =>
  notice !== null && notice !== undefined && `${notice.before}${notice.link?.text ?? ""}${notice.after}`.trim() !== "";

/** The wordings that a place may be shown: those that are not empty and whose source was read. */
export const evidencedWordings = (
  wordings: readonly (Wording | null | undefined)[] | null | undefined,
): readonly Wording[] =>
  (wordings ?? []).filter((wording): wording is Wording => hasText(wording) && wording?.evidence === "read");

const turnSeconds = 3600;

/** The wording of an instant, in the page's language where there is one, else in the place's first; several take turns by the hour. */
export function wordingAt(wordings: readonly Wording[], lang: string | null, atSeconds: number): Wording | null {
  const own = wordings.filter((wording) => wording.lang === lang);
  const shown = own.length > 0 ? own : wordings.filter((wording) => wording.lang === wordings[0]?.lang);
  return shown[Math.floor(atSeconds / turnSeconds) % Math.max(shown.length, 1)] ?? null;
}
