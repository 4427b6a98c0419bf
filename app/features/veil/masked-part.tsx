import { veilTexts } from "../../i18n/veil-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

type MaskedPartProps = {
  readonly onShow: () => void;
  readonly title?: string;
  readonly hint?: string;
  /** The level of its heading. */
  readonly level?: 2 | 3;
};

/** Replaces a table or another part that would reveal a hidden result. It says so, and has a button that shows the part. */
export function MaskedPart({ onShow, title, hint, level = 3 }: MaskedPartProps) {
  const t = veilTexts(usePage().lang);
  const Heading = `h${level}` as const;
  return (
    <div className="notice">
      <Icon name="unseen" />
      <Heading>{title ?? t.masked}</Heading>
      <p>{hint ?? t.maskedHint}</p>
      <button type="button" className="button" onClick={onShow}>
        {t.showMasked}
      </button>
    </div>
  );
}
