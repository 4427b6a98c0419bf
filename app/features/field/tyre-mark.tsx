import type { Tyre } from "../../../shared/sports/tyres.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { usePage } from "../page/page-context.tsx";

/** The compound that a car drives on, by its letter. */
export function TyreMark({ tyre }: { readonly tyre: Tyre }) {
  const { lang } = usePage();
  const { letter, name } = listTexts(lang).field.tyres[tyre];
  return (
    <abbr className={`tyre-mark ${tyre}`} title={name}>
      {letter}
    </abbr>
  );
}
