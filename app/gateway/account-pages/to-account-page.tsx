import { signInHash, type AccountPage } from "../../../shared/account/mail-link.ts";
import type { AccountPageContent, AccountRequest } from "./account-page.ts";
import { LinkLine } from "./form-parts.tsx";
import { toConfirmPage, toRestorePage } from "./mail-link-pages.tsx";
import { toForgottenPage, toPasswordPage } from "./password-pages.tsx";
import { toRegisterPage } from "./register-page.tsx";
import { toSignInPage } from "./sign-in-page.tsx";

type ToPage = (request: AccountRequest) => AccountPageContent | Promise<AccountPageContent>;

const pages: Readonly<Record<AccountPage, ToPage>> = {
  signIn: toSignInPage,
  register: toRegisterPage,
  forgotten: toForgottenPage,
  confirm: toConfirmPage,
  restore: toRestorePage,
  password: toPasswordPage,
};

/**
 * The pages of accounts that work without scripts: each is a form that says what is wrong with it, and what became of it. They
 * are written for one visitor and stored in no cache.
 * @param needsCaptcha whether a form that sends a mail wants a captcha, which these pages cannot show
 */
export async function toAccountPage(
  name: AccountPage,
  request: AccountRequest,
  needsCaptcha: boolean,
): Promise<AccountPageContent> {
  if (!needsCaptcha || (name !== "register" && name !== "forgotten")) return pages[name](request);
  const { t } = request;
  const body = (
    <>
      <p>{t.captchaNeedsScripts}</p>
      <LinkLine path={`/${signInHash}`} text={t.signIn} />
    </>
  );
  return { title: name === "register" ? t.register : t.forgotten, body };
}
