import { useState } from "react";
import { usePage } from "../../features/page/page-context.tsx";
import { widgetTexts } from "../../i18n/widget-texts.ts";

/** The code that another site copies. */
export function WidgetCode({ code }: { readonly code: string }) {
  const t = widgetTexts(usePage().lang);
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(t.copied),
      () => setSaid(t.notCopied),
    );
  return (
    <div className="widget-code">
      <label htmlFor="widget-code">{t.code}</label>
      <textarea className="text-box" id="widget-code" dir="ltr" readOnly rows={5} spellCheck={false} value={code} />
      <button type="button" className="button" onClick={copy}>
        {t.copy}
      </button>
      <output>{said}</output>
    </div>
  );
}
