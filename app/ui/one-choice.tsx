type OneChoiceProps<Value extends string> = {
  /** Unlike all other names in the same form. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** The values of a setting, of which exactly one is chosen. Its name stands in the `fieldset` around it. */
export const OneChoice = <Value extends string>({ name, values, labels, chosen, onChoose }: OneChoiceProps<Value>) => (
  <div className="choices">
    {values.map((value) => (
      <label key={value}>
        <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
        {labels[value]}
      </label>
    ))}
  </div>
);
