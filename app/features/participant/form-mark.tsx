import { formTexts } from "../../i18n/form-texts.ts";
import { Sign } from "../../ui/sign.tsx";
import type { Language } from "../../../shared/texts/languages.ts";
import type { Form } from "../../../shared/timeline/form.ts";

type FormMarkProps = {
  readonly form: Form;
  readonly lang: Language;
  /** The game, which the tooltip and screen readers name after how it ended. */
  readonly game?: string;
};

/** How a game ended for a side (C4.35), as a letter that is also said in words. */
export function FormMark({ form, lang, game = "" }: FormMarkProps) {
  const { letters, words } = formTexts(lang);
  return (
    <Sign
      name={game === "" ? words[form] : `${words[form]} · ${game}`}
      className={`form-mark form-${form.charAt(0).toLowerCase()}`}
    >
      {letters[form]}
    </Sign>
  );
}
