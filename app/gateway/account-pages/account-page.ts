import type { ReactNode } from "react";
import type { AccountTexts } from "../../i18n/account-texts.ts";

/** The fields of a submitted form, or the parameters of a link in a mail. */
export type Entered = { readonly get: (name: string) => string };
/** Calls the account service and returns the response body. */
export type Ask = (path: string, body: object) => Promise<unknown>;

export type AccountRequest = {
  readonly t: AccountTexts;
  readonly entered: Entered;
  /** Null where the page was opened and no form was sent. */
  readonly ask: Ask | null;
  /** The path of the page from which the visitor came; null for none. */
  readonly from: string | null;
  readonly nonce: string;
};

/** The content of an account page. */
export type AccountPageContent = { readonly title: string; readonly body: ReactNode };
