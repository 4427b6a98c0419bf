import { useId, type ReactNode } from "react";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { usePage } from "../../page/page-context.tsx";

type SegmentsProps = {
  /** Names the choice for visitors who cannot see it. */
  readonly label: string;
  readonly items: readonly { readonly text: string; readonly panel: ReactNode }[];
  /** The index of the item that is shown at first. */
  readonly chosen?: number;
};

/** The number of choices that the style sheet has numbers for. */
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
 * One list with a filter: anything with the class `not-in-2` is hidden while the second choice is selected. So a long list is
 * rendered only once.
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
 * Radio buttons before their panels, which work by keyboard and without scripts. Each button is in its label, so that a scrolling
 * row follows the keyboard's focus.
 */
function Choice({ label, texts, chosen = 0, children }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
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
