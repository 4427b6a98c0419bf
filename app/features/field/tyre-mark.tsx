import type { Tyre } from "../../../shared/sports/tyres.ts";
import { fieldTexts } from "../../i18n/field-texts.ts";
import { usePage } from "../page/page-context.tsx";

/** The compound that a car drives on, by its letter. */
export function TyreMark({ tyre }: { readonly tyre: Tyre }) {
  const { lang } = usePage();
  const { letter, name } = fieldTexts(lang).tyres[tyre];
  return (
    <abbr className={`tyre-mark ${tyre}`} title={name}>
      {letter}
    </abbr>
  );
}
