import { peopleTexts } from "../../i18n/people-texts.ts";
import { Sign } from "../../ui/sign.tsx";
import type { Language } from "../../../shared/texts/languages.ts";
import type { Letter } from "./result-for.ts";

/** How a game ended, as a letter that is also said. */
export function FormMark({ result, lang }: { readonly result: Letter; readonly lang: Language }) {
  const texts = peopleTexts(lang);
  return (
    <Sign name={texts.results[result]} className={`form-mark form-${result}`}>
      {texts.letters[result]}
    </Sign>
  );
}
