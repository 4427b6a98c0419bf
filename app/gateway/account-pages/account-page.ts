import type { ReactNode } from "react";
import type { AccountTexts } from "../../i18n/account/fr.ts";

/** What a form was sent with, or what the link of a mail has. */
export type Entered = { readonly get: (name: string) => string };
/** Makes a call of the account service, and gives its answer's body. */
export type Ask = (path: string, body: object) => Promise<unknown>;

export type AccountRequest = {
  readonly t: AccountTexts;
  readonly entered: Entered;
  /** Null for a page that was opened, and not sent. */
  readonly ask: Ask | null;
  /** The path of the site's page that led here; null for none. */
  readonly from: string | null;
  readonly nonce: string;
};

/** What a page of accounts shows. */
export type AccountPageContent = { readonly title: string; readonly body: ReactNode };
