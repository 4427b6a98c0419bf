/** The common interface of the browser's local storage, session storage and a test's map. */
export type KeyValueStore = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Whether a value was refused, and so lasts only as long as the page; absent where every value is kept. */
  readonly hasRefused?: () => boolean;
};
