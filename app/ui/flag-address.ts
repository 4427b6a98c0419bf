/**
 * The folder of flags below the site's root. Browsers keep them for ever, so it is named after the version of
 * flag-icons.
 */
export const flagFolder = "flags/7.5.0";

/** The address of a flag by its key in league rows (`TFL`); of the globe for a key that is not a country. */
export const toFlagAddress = (key: string | null | undefined): string =>
  `/${flagFolder}/${key != null && isFlagKey(key) ? key : "world"}.svg`;

const isFlagKey = (key: string) => /^(?:[a-z]{2}|gb-[a-z]{3})$/.test(key);
