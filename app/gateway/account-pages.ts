import { accountPages, signInHash, type AccountPage } from "../../shared/account/mail-link.ts";
import { toClientError } from "../../shared/account/client-error.ts";
import {
  passwordFormFaults,
  registrationFaults,
  type FormFault,
  type RegistrationForm,
} from "../../shared/account/forms.ts";
import { ownEndpoints } from "../../shared/account/own-endpoints.ts";
import { isStrictEmail } from "../../shared/account/email.ts";
import { toStoredNickname } from "../../shared/account/nickname.ts";
import { toTermsAddress } from "../../shared/account/terms-page.ts";
import { isVerificationCode, parseVerificationType } from "../../shared/account/verification.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { accountNamespace, accountProject } from "../../shared/account/site-account.ts";
import { fieldsOf } from "../../shared/json/record.ts";
import { toErrorText } from "../features/account/error-text.ts";
import type { AccountTexts } from "../i18n/account/fr.ts";
import {
  accountDocument,
  button,
  field,
  hidden,
  link,
  notice,
  paragraph,
  toScriptText,
  type Part,
  withoutScripts,
} from "./account-document.ts";

/** What a form was sent with, or what the link of a mail has. */
export type Entered = { readonly get: (name: string) => string };
/** Makes a call of the account service, and gives its answer's body. */
export type Ask = (path: string, body: object) => Promise<unknown>;

/**
 * Opens the window over the page that led here, or over the front page, so that one click is enough before the site's scripts are
 * there.
 */
function openSignIn(from: string | null): Part {
  const path = from === null || from.startsWith("/account/") ? "/" : from;
  return `<script nonce="%nonce%">location.replace(${toScriptText(path + signInHash)})</script>`;
}

type Page = {
  readonly lang: Language;
  readonly brand: string;
  readonly t: AccountTexts;
  /** Markup of what is measured there; "" for nothing. */
  readonly tags: string;
  /** A form that sends a mail wants a captcha, which these pages cannot show. */
  readonly needsCaptcha: boolean;
  /** The path of the site's page that led here; null for none. */
  readonly from: string | null;
};

/**
 * The pages of accounts that work without scripts: each is a form that says what is wrong with it, and what became of it. They
 * are written for one visitor and stored in no cache. @param ask null for a page that was opened, and not sent
 */
export async function toAccountPage(name: AccountPage, page: Page, entered: Entered, ask: Ask | null): Promise<string> {
  const { t } = page;
  const write = (title: string, parts: readonly Part[]) => accountDocument({ ...page, title, parts });
  // The window of the sign-in opens over the front page.
  const signInLink = [link(`/${signInHash}`, t.signIn), withoutScripts(t.needsScripts)];
  /** A link of a mail that is good no more, and what leads to another one. */
  const bad = (title: string, path: string, text: string) => write(title, [notice(t.badLink), link(path, text)]);
  const done = (title: string, hint: string) => write(title, [paragraph(hint), ...signInLink]);
  if (page.needsCaptcha && (name === "register" || name === "forgotten")) {
    const title = name === "register" ? t.register : t.forgotten;
    return write(title, [paragraph(t.captchaNeedsScripts), link(`/${signInHash}`, t.signIn)]);
  }
  switch (name) {
    case "signIn":
      return write(t.signInTitle, [
        openSignIn(page.from),
        ...signInLink,
        link(accountPages.register, t.register),
        link(accountPages.forgotten, t.forgotten),
      ]);
    case "register": {
      const form = {
        email: entered.get("email").trim(),
        nickname: entered.get("nickname").trim(),
        password: entered.get("password"),
        passwordRepeat: entered.get("password"),
        hasApprovedTerms: entered.get("approval") === "on",
      };
      const faults = ask === null ? new Map<keyof RegistrationForm, readonly FormFault[]>() : registrationFaults(form);
      let failure: string | null = null;
      if (ask !== null && faults.size === 0) {
        const { email, password } = form;
        const approvals = { termsofservice: true, touApproval: true, ppApproval: true };
        failure = failureOf(
          await ask("/v3/registration", {
            email,
            password,
            name: toStoredNickname(form.nickname),
            ...approvals,
            namespace: accountNamespace,
            project: accountProject,
          }),
          t,
        );
        if (failure === null) return write(t.checkMail, [paragraph(t.checkMailHint)]);
      }
      const fault = (name: keyof RegistrationForm) => toFaultText(faults.get(name), t);
      return write(t.register, [
        paragraph(t.registerHint),
        notice(failure),
        field({
          name: "email",
          type: "email",
          label: t.email,
          value: form.email,
          complete: "username",
          fault: fault("email"),
        }),
        field({
          name: "password",
          type: "password",
          label: t.password,
          hint: t.passwordHint,
          complete: "new-password",
          fault: fault("password"),
        }),
        field({
          name: "nickname",
          type: "text",
          label: t.nickname,
          hint: t.nicknameHint,
          value: form.nickname,
          complete: "nickname",
          fault: fault("nickname"),
          isOptional: true,
        }),
        field({ name: "approval", type: "checkbox", label: t.approval, fault: fault("hasApprovedTerms") }),
        link(toTermsAddress("tou"), t.terms),
        link(toTermsAddress("pp"), t.privacy),
        button(t.registerAction),
      ]);
    }
    case "forgotten": {
      const email = entered.get("email").trim();
      let failure: string | null = null;
      if (ask !== null && isStrictEmail(email)) {
        failure = failureOf(
          await ask("/v3/forgottenpassword", { email, namespace: accountNamespace, p: accountProject }),
          t,
        );
        if (failure === null) return write(t.checkMail, [paragraph(t.checkMailHint)]);
      }
      const fault = ask === null || failure !== null ? null : t.faults.email;
      return write(t.forgotten, [
        paragraph(t.forgottenHint),
        notice(failure),
        field({ name: "email", type: "email", label: t.email, value: email, complete: "username", fault }),
        button(t.send),
      ]);
    }
    case "confirm": {
      const [type, id, code] = [parseVerificationType(entered.get("t")), entered.get("i"), entered.get("c")];
      if (type === null || !isVerificationCode(code)) return bad(t.confirmTitle, accountPages.register, t.register);
      if (ask !== null) {
        const failure = failureOf(
          await ask("/v3/verification", { t: type, i: id, c: code, namespace: accountNamespace }),
          t,
        );
        if (failure === null) return done(t.confirmed, t.confirmedHint);
        const again = type === "verifyEmail" ? signInLink : [link(accountPages.register, t.register)];
        return write(t.confirmTitle, [notice(failure), ...again]);
      }
      const codes = [hidden("t", type), hidden("i", id), hidden("c", code)];
      return write(t.confirmTitle, [paragraph(t.confirmHint), ...codes, button(t.confirm)]);
    }
    case "restore": {
      const [id, code] = [entered.get("i"), entered.get("c")];
      if (!isVerificationCode(code)) return bad(t.takeBackTitle, `/${signInHash}`, t.signIn);
      if (ask !== null) {
        const answer = await ask(ownEndpoints.restoreAccount.path, {
          t: "restoreByMail",
          i: id,
          c: code,
          project: accountProject,
        });
        const isOpen = fieldsOf(answer)["code"] === undefined;
        return isOpen ? done(t.takenBackTitle, t.takenBackHint) : bad(t.takeBackTitle, `/${signInHash}`, t.signIn);
      }
      return write(t.takeBackTitle, [hidden("i", id), hidden("c", code), button(t.takeBack)]);
    }
    case "password": {
      const [id, code, password] = [entered.get("i"), entered.get("c"), entered.get("password")];
      if (!isVerificationCode(code)) return bad(t.newPassword, accountPages.forgotten, t.forgotten);
      const faults = ask === null ? new Map() : passwordFormFaults({ password, passwordRepeat: password });
      let failure: string | null = null;
      if (ask !== null && faults.size === 0) {
        failure = failureOf(await ask("/v3/passwordchange", { id, code, newpassword: password }), t);
        if (failure === null) return done(t.passwordSaved, t.passwordSavedHint);
      }
      return write(t.newPassword, [
        notice(failure),
        hidden("i", id),
        hidden("c", code),
        field({
          name: "password",
          type: "password",
          label: t.newPassword,
          hint: t.passwordHint,
          complete: "new-password",
          fault: toFaultText(faults.get("password"), t),
        }),
        button(t.save),
        // The code may be good no more.
        ...(failure === null ? [] : [link(accountPages.forgotten, t.forgotten)]),
      ]);
    }
  }
}

const toFaultText = (faults: readonly FormFault[] | undefined, t: AccountTexts): string | null =>
  faults === undefined ? null : faults.map((fault) => t.faults[fault]).join(" ");

/** Null for an answer of success. */
function failureOf(answer: unknown, t: AccountTexts): string | null {
  const { err, err2, fault, r, retryAfterSeconds } = fieldsOf(answer);
  if (r === "done") return null;
  const error = toClientError({
    ...(typeof err === "string" ? { err } : {}),
    ...(typeof err2 === "string" ? { err2 } : {}),
    fault,
    retryAfterSeconds,
  });
  if (error?.fault === "password.common") return t.faults[error.fault];
  if (error?.type === "verificationFailed") return t.badLink;
  return toErrorText(
    { ...error, type: error?.type ?? "technicalError", ...(typeof err === "string" ? { serviceCode: err } : {}) },
    t,
  );
}
