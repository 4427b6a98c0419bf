import { useState, useSyncExternalStore } from "react";
import { usePage } from "../../features/page/page-context.tsx";
import { widgetTexts } from "../../i18n/widget-texts.ts";
import { toFrameMarkup } from "../../widgets/widget-frame.ts";

type WidgetCodeProps = {
  readonly src: string;
  /** The site's own, "" where only the browser knows it. */
  readonly origin: string;
  readonly title: string;
  readonly height: number;
};

const never = () => () => {};

/** What another site copies. */
export function WidgetCode({ src, origin, title, height }: WidgetCodeProps) {
  const t = widgetTexts(usePage().lang);
  const [said, setSaid] = useState("");
  const site = useSyncExternalStore(
    never,
    () => origin || location.origin,
    () => origin,
  );
  const code = toFrameMarkup({ src: site + src, title, height, width: null });
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
