import { accountPages, signInHash } from "../../../shared/accounts/mail-link.ts";
import { toJsonText } from "../../ui/script-text.ts";
import type { AccountPageContent, AccountRequest } from "./account-page.ts";
import { LinkLine, SignInLink } from "./form-parts.tsx";

/**
 * Opens the window over the page that led here, or over the front page, so that one click is enough before the site's scripts are
 * there.
 */
export function toSignInPage({ t, from, nonce }: AccountRequest): AccountPageContent {
  const path = from === null || from.startsWith("/account/") ? "/" : from;
  const script = `location.replace(${toJsonText(path + signInHash)})`;
  const body = (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      <SignInLink t={t} />
      <LinkLine path={accountPages.register} text={t.register} />
      <LinkLine path={accountPages.forgotten} text={t.forgotten} />
    </>
  );
  return { title: t.signInTitle, body };
}
