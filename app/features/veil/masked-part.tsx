import { veilTexts } from "../../i18n/veil-texts.ts";
import { currentVeil } from "../../live/veil.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

type MaskedPartProps = {
  /** What the names of its feeds have in common, as `Veil.revealPart` wants it. */
  readonly part: string;
  /** The level of its heading. */
  readonly level?: 2 | 3;
};

/** In the place of a table or another part that would tell a hidden result: says so, and shows it to who asks. */
export function MaskedPart({ part, level = 3 }: MaskedPartProps) {
  const t = veilTexts(usePage().lang);
  const Heading = `h${level}` as const;
  return (
    <div className="notice">
      <Icon name="unseen" />
      <Heading>{t.masked}</Heading>
      <p>{t.maskedHint}</p>
      <button type="button" className="button" onClick={() => currentVeil()?.revealPart(part)}>
        {t.showMasked}
      </button>
    </div>
  );
}
