/** A player as the dataset describes him; `line` counts from the goal. */
export type Person = {
  readonly name: string;
  readonly countryKey?: string;
  readonly role?: string;
  readonly line?: number;
};
