import { veilTexts } from "../../i18n/veil-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

type MaskedLineProps = { readonly text: string; readonly onShow: () => void };

/** Says in one line that something is left out because it would reveal a hidden result, with a button that shows it. */
export function MaskedLine({ text, onShow }: MaskedLineProps) {
  const t = veilTexts(usePage().lang);
  return (
    <p className="masked-line">
      <Icon name="unseen" />
      <span>{text}</span>
      <button type="button" className="button" aria-label={`${t.showAgain} · ${text}`} onClick={onShow}>
        {t.showAgain}
      </button>
    </p>
  );
}
