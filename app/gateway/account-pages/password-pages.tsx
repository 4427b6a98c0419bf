import { isStrictEmail } from "../../../shared/accounts/email.ts";
import { passwordFormFaults } from "../../../shared/accounts/forms.ts";
import { accountPages } from "../../../shared/accounts/mail-link.ts";
import { accountNamespace, accountProject } from "../../../shared/accounts/site-account.ts";
import { isVerificationCode } from "../../../shared/accounts/verification.ts";
import type { AccountPageContent, AccountRequest } from "./account-page.ts";
import { toFailureText } from "./failure-text.ts";
import { Failure, Field, Hidden, LinkLine, OwnForm, SignInLink, toFaultText } from "./form-parts.tsx";

/** Sends a mail with a link to the page below. */
export async function toForgottenPage({ t, entered, ask }: AccountRequest): Promise<AccountPageContent> {
  const email = entered.get("email").trim();
  let failure: string | null = null;
  if (ask !== null && isStrictEmail(email)) {
    const answer = await ask("/v3/forgottenpassword", { email, namespace: accountNamespace, p: accountProject });
    failure = toFailureText(answer, t);
    if (failure === null) return { title: t.checkMail, body: <p>{t.checkMailHint}</p> };
  }
  const fault = ask === null || failure !== null ? null : t.faults.email;
  const body = (
    <OwnForm>
      <p>{t.forgottenHint}</p>
      <Failure text={failure} />
      <Field name="email" type="email" label={t.email} value={email} complete="username" fault={fault} />
      <button type="submit">{t.send}</button>
    </OwnForm>
  );
  return { title: t.forgotten, body };
}

/** A new password, by the link of a mail. */
export async function toPasswordPage({ t, entered, ask }: AccountRequest): Promise<AccountPageContent> {
  const [id, code, password] = [entered.get("i"), entered.get("c"), entered.get("password")];
  const forgotten = <LinkLine path={accountPages.forgotten} text={t.forgotten} />;
  if (!isVerificationCode(code)) {
    const body = (
      <>
        <Failure text={t.badLink} />
        {forgotten}
      </>
    );
    return { title: t.newPassword, body };
  }
  const faults = ask === null ? null : passwordFormFaults({ password, passwordRepeat: password });
  let failure: string | null = null;
  if (ask !== null && faults?.size === 0) {
    failure = toFailureText(await ask("/v3/passwordchange", { id, code, newpassword: password }), t);
    if (failure === null) {
      const body = (
        <>
          <p>{t.passwordSavedHint}</p>
          <SignInLink t={t} />
        </>
      );
      return { title: t.passwordSaved, body };
    }
  }
  const body = (
    <OwnForm>
      <Failure text={failure} />
      <Hidden name="i" value={id} />
      <Hidden name="c" value={code} />
      <Field
        name="password"
        type="password"
        label={t.newPassword}
        hint={t.passwordHint}
        complete="new-password"
        fault={toFaultText(faults?.get("password"), t)}
      />
      <button type="submit">{t.save}</button>
      {/* The code may be good no more. */}
      {failure === null ? null : forgotten}
    </OwnForm>
  );
  return { title: t.newPassword, body };
}
