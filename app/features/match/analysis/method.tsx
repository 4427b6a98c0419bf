import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";

/** How figures are worked out, behind a word. */
export function Method({ text }: { readonly text: string }) {
  const { lang } = useEventContext();
  return (
    <details className="method">
      <summary>{matchPageTexts(lang).analysis.how}</summary>
      <p>{text}</p>
    </details>
  );
}
