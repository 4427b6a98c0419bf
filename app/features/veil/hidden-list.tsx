import { veilTexts } from "../../i18n/veil-texts.ts";
import { usePage } from "../page/page-context.tsx";
import type { HiddenThing } from "./hidden-things.ts";

type HiddenListProps = {
  readonly things: readonly HiddenThing[];
  readonly onShow: (thing: HiddenThing) => void;
};

/** The things that a visitor has hidden individually, each with a button that shows it again. */
export function HiddenList({ things, onShow }: HiddenListProps) {
  const t = veilTexts(usePage().lang);
  return (
    <ul className="hidden-things">
      {things.map((thing) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <bdi translate="no">{thing.name}</bdi>
          <button
            type="button"
            className="button"
            aria-label={t.showAgainOf({ name: thing.name })}
            onClick={() => onShow(thing)}
          >
            {t.showAgain}
          </button>
        </li>
      ))}
    </ul>
  );
}
