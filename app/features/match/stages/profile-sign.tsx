import type { StageProfile } from "../../../../shared/competitions/tours.ts";

/** How high a course goes, from left to right; a course against the clock is a clock. */
const outlines: Readonly<Record<StageProfile, string>> = {
  flat: "M0 20V16q10-3 22-1t22-1v6Z",
  hilly: "M0 20V15q5-8 10-3t8-5q6-3 9 5t8-2q5-2 9 5v5Z",
  mountain: "M0 20v-3L9 9l4 4L24 1l8 13 4-5 8 8v3Z",
  "time-trial": "M22 1a9 9 0 1 0 .01 0ZM22 4v6h5v2h-7V4Z",
};

/** The words beside it say the same. */
export function ProfileSign({ profile }: { readonly profile: StageProfile }) {
  return (
    <svg className="profile" viewBox="0 0 44 20" aria-hidden="true">
      <path d={outlines[profile]} fillRule="evenodd" />
    </svg>
  );
}
