import { useId, type ReactNode } from "react";

type SegmentsProps = {
  /** What is chosen, for who does not see the choice at a glance. */
  readonly label: string;
  readonly items: readonly { readonly text: string; readonly panel: ReactNode }[];
};

/**
 * One of a few views of the same tab. Radio buttons before the views that they show: a choice that works by the keyboard,
 * and without scripts. A single view has nothing to choose.
 */
export function Segments({ label, items }: SegmentsProps) {
  const name = useId();
  if (items.length < 2) return <>{items[0]?.panel}</>;
  return (
    <fieldset className="segments" aria-label={label}>
      {items.map(({ text }, index) => (
        <input
          key={text}
          type="radio"
          name={name}
          id={`${name}${index}`}
          defaultChecked={index === 0}
          className="sr-only"
        />
      ))}
      <div className="choices">
        {items.map(({ text }, index) => (
          <label key={text} htmlFor={`${name}${index}`}>
            {text}
          </label>
        ))}
      </div>
      <div className="views">
        {items.map(({ text, panel }) => (
          <div key={text}>{panel}</div>
        ))}
      </div>
    </fieldset>
  );
}
