/** Where a variant differs from the default in what its visitors' accounts are; pages of the default have none of it. */
export type AccountSettings = {
  /** Pinning needs an account: the variant has no user functions for others, nor keeps favourites in the browser alone (C5.01). */
  readonly pinsNeedAccount?: true;
  /** "https://…" of the account service that is tried in place of the site's own (A3.04). */
  readonly sandboxUrl?: string;
};

let settings: AccountSettings = {};

/** Notes the settings of the page's variant, for code that no component calls. */
export const tellAccountSettings = (told: AccountSettings): void => void (settings = told);

export const accountSettings = (): AccountSettings => settings;
