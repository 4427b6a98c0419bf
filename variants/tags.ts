/** What a visitor may agree to, each by itself. */
export const purposes = ["measurement", "advertising"] as const;
export type Purpose = (typeof purposes)[number];

/** A script of somebody else, and what it needs the pages' policy to allow; every origin is "https://…", without a path. */
export type TagScript = {
  /** Who receives what the script sends, as visitors read it before they agree. */
  readonly name: string;
  readonly src: string;
  readonly purpose: Purpose;
  /** Where it loads further scripts from, besides the origin of `src`. */
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly images: readonly string[];
  readonly frames: readonly string[];
};

/** A partner whose frames may report clicks (A7.03). */
export type Affiliate = { readonly name: string; readonly origin: string };

/** What a variant tracks and loads from elsewhere, all of it after the visitor's consent alone. */
export type Tags = {
  /** From 1. Another version is another question: every visitor is asked again. */
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

/** Who receives data for a purpose, by name. */
export const receiversOf = ({ affiliates, scripts }: Tags, purpose: Purpose): readonly string[] => [
  ...new Set([
    ...scripts.filter((script) => script.purpose === purpose).map(({ name }) => name),
    ...(purpose === "advertising" ? affiliates.map(({ name }) => name) : []),
  ]),
];
