import { signInHash, type AccountPage, accountPages } from "../../../shared/accounts/mail-link.ts";
import type { AccountPageContent, AccountRequest } from "./account-page.ts";
import { LinkLine, SignInLink } from "./form-parts.tsx";
import { toConfirmPage, toRestorePage } from "./mail-link-pages.tsx";
import { toForgottenPage, toPasswordPage } from "./password-pages.tsx";
import { toRegisterPage } from "./register-page.tsx";
import { toJsonText } from "../../ui/script-text.ts";

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
 * Renders an account page that works without scripts: a form that shows its errors and its outcome. Each page is written
 * for one visitor and is never cached.
 * @param needsCaptcha whether a form that sends a mail needs a captcha, which these pages cannot show
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

/**
 * Opens the window over the page that led here, or over the front page, so that one click is enough before the site's scripts are
 * there.
 */
function toSignInPage({ t, from, nonce }: AccountRequest): AccountPageContent {
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
