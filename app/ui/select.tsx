import { useId } from "react";
import "./select.css";
import "./text-box.css";

type SelectProps<T extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
};

/** The browser's own list of values, which phones show in their own way. */
export function Select<T extends string>({ label, options, chosen, onChoose }: SelectProps<T>) {
  const id = useId();
  const choose = (value: string) => {
    const option = options.find((each) => each.value === value);
    if (option !== undefined) onChoose(option.value);
  };
  return (
    <span className="select">
      <label htmlFor={id}>{label}</label>
      <select className="text-box" id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
