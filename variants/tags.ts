/** The purposes that a visitor can agree to one by one. */
export const purposes = ["measurement", "advertising"] as const;
export type Purpose = (typeof purposes)[number];

/** A third-party script, and the origins that the pages' policy must allow for it; every origin is "https://…", without a path. */
export type TagScript = {
  /** The recipient of the script's data, as visitors read it before they agree. */
  readonly name: string;
  readonly src: string;
  readonly purpose: Purpose;
  /** Origins of further scripts that it loads, besides the origin of `src`. */
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly images: readonly string[];
  readonly frames: readonly string[];
};

/** A partner whose frames may report clicks (A7.03). */
export type Affiliate = { readonly name: string; readonly origin: string };

/** A variant's trackers and third-party scripts, all used only after the visitor's consent. */
export type Tags = {
  /** Starts at 1. A new version asks every visitor again. */
  readonly version: number;
  /** Whether pages and screens are pushed to `window.dataLayer`. */
  readonly dataLayer: boolean;
  readonly affiliates: readonly Affiliate[];
  readonly scripts: readonly TagScript[];
};

/** The purposes that a variant's tags have, in the order in which visitors read them. */
export const purposesOf = ({ dataLayer, affiliates, scripts }: Tags): readonly Purpose[] =>
  purposes.filter(
    (purpose) =>
      scripts.some((script) => script.purpose === purpose) ||
      (purpose === "measurement" ? dataLayer : affiliates.length > 0),
  );

/** The names of the recipients of data for a purpose. */
export const receiversOf = ({ affiliates, scripts }: Tags, purpose: Purpose): readonly string[] => [
  ...new Set([
    ...scripts.filter((script) => script.purpose === purpose).map(({ name }) => name),
    ...(purpose === "advertising" ? affiliates.map(({ name }) => name) : []),
  ]),
];
