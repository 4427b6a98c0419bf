/** Pages of accounts. They have the same address in every language: they are no pages that anybody looks for. */
export const accountPages = {
  signIn: "/account/sign-in",
  register: "/account/register",
  forgotten: "/account/forgotten",
  /** The page that links in mails open: nothing happens until the visitor confirms, because programs open links too. */
  confirm: "/account/confirm",
  password: "/account/password",
  /** Takes a closed account back. */
  restore: "/account/restore",
} as const;
/** The end of the front page's address that opens the window of the sign-in over it. */
export const signInHash = "#sign-in";
export type AccountPage = keyof typeof accountPages;

/** The page at an address, null for none. */
export const accountPageOf = (pathname: string): AccountPage | null =>
  // The keys of the record are the pages.
  (Object.keys(accountPages) as AccountPage[]).find((page) => accountPages[page] === pathname) ?? null;

/** The link of a mail, without the site: its query names what the code proves. */
export const toMailLink = ({
  userId,
  type,
  code,
}: {
  readonly userId: string;
  readonly type: "verifyAccount" | "verifyEmail" | "password" | "restoreByMail";
  readonly code: string;
}): string =>
  type === "password" || type === "restoreByMail"
    ? `${accountPages[type === "password" ? "password" : "restore"]}?i=${userId}&c=${code}`
    : `${accountPages.confirm}?t=${type}&i=${userId}&c=${code}`;
