import type { Jersey } from "../../../../shared/competitions/tours.ts";
import { fieldTexts } from "../../../i18n/field-texts.ts";
import { usePage } from "../../page/page-context.tsx";

/** A jersey in its colour, with its name for who does not see it. */
export function JerseySign({ jersey }: { readonly jersey: Jersey }) {
  const { lang } = usePage();
  return (
    <svg
      className={`jersey ${jersey}`}
      viewBox="0 0 20 18"
      role="img"
      aria-label={fieldTexts(lang).stagesPage.jerseys[jersey]}
    >
      <path d="M6.5 1 1 4l2 4 2-1v10h10V7l2 1 2-4-5.5-3a3.5 3.5 0 0 1-7 0Z" />
    </svg>
  );
}
