import { useId, type ReactNode } from "react";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { usePage } from "../../page/page-context.tsx";

type SegmentsProps = {
  /** What is chosen, for who does not see the choice at a glance. */
  readonly label: string;
  readonly items: readonly { readonly text: string; readonly panel: ReactNode }[];
  /** The place of the one that is shown at first. */
  readonly chosen?: number;
};

/** As many choices as the sheet numbers. */
const mostInRow = 12;

/** One of the views of the same tab. A single view has nothing to choose; of very many the last choice leads to the others. */
export function Segments({ label, items, chosen = 0 }: SegmentsProps) {
  const { lang } = usePage();
  if (items.length < 2) return <>{items[0]?.panel}</>;
  if (items.length > mostInRow) {
    const rest = items.slice(mostInRow - 1);
    const others = { text: matchTexts(lang).others, panel: <Segments label={label} items={rest} /> };
    return <Segments label={label} items={[...items.slice(0, mostInRow - 1), others]} />;
  }
  return (
    <Choice label={label} texts={items.map(({ text }) => text)} chosen={chosen}>
      <div className="views">
        {items.map(({ text, panel }) => (
          <div key={text}>{panel}</div>
        ))}
      </div>
    </Choice>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly texts: readonly string[];
  readonly chosen?: number;
  readonly children: ReactNode;
};

/**
 * One list, of which each choice leaves some out: whatever has the class `not-in-2` is hidden while the second is chosen. Long lists
 * are printed once this way.
 */
export function Filter({ label, texts, children }: ChoiceProps) {
  if (texts.length < 2) return <>{children}</>;
  return (
    <Choice label={label} texts={texts}>
      <div className="filtered">{children}</div>
    </Choice>
  );
}

/**
 * Radio buttons before what they show: a choice that works by the keyboard, and without scripts. Each is in its label, so that a row that
 * scrolls follows the keyboard.
 */
function Choice({ label, texts, chosen = 0, children }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="segments" aria-label={label}>
      <div className="choices">
        {texts.map((text, index) => (
          <label key={text}>
            <input type="radio" name={name} defaultChecked={index === chosen} className="sr-only" />
            {text}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
