import { analysisTexts } from "../../../i18n/analysis-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";

/** How figures are worked out, behind a word. */
export function Method({ text }: { readonly text: string }) {
  const { lang } = useEventContext();
  return (
    <details className="method">
      <summary>{analysisTexts(lang).how}</summary>
      <p>{text}</p>
    </details>
  );
}
