import { accountPages, signInHash } from "../../../shared/accounts/mail-link.ts";
import { ownEndpoints } from "../../../shared/accounts/own-endpoints.ts";
import { accountNamespace, accountProject } from "../../../shared/accounts/site-account.ts";
import { isVerificationCode, parseVerificationType } from "../../../shared/accounts/verification.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import type { AccountPageContent, AccountRequest } from "./account-page.ts";
import { toFailureText } from "./failure-text.ts";
import { Failure, Hidden, LinkLine, OwnForm, SignInLink } from "./form-parts.tsx";

type Link = { readonly path: string; readonly text: string };

/** A link of a mail that is good no more, and what leads to another one. */
const BadLink = ({ t, next }: { readonly t: AccountTexts; readonly next: Link }) => (
  <>
    <Failure text={t.badLink} />
    <LinkLine {...next} />
  </>
);

const Done = ({ t, hint }: { readonly t: AccountTexts; readonly hint: string }) => (
  <>
    <p>{hint}</p>
    <SignInLink t={t} />
  </>
);

/** Confirms an address. The link itself confirms nothing, because programs follow links. */
export async function toConfirmPage({ t, entered, ask }: AccountRequest): Promise<AccountPageContent> {
  const [type, id, code] = [parseVerificationType(entered.get("t")), entered.get("i"), entered.get("c")];
  const register = { path: accountPages.register, text: t.register };
  if (type === null || !isVerificationCode(code))
    return { title: t.confirmTitle, body: <BadLink t={t} next={register} /> };
  if (ask === null) {
    const body = (
      <OwnForm>
        <p>{t.confirmHint}</p>
        <Hidden name="t" value={type} />
        <Hidden name="i" value={id} />
        <Hidden name="c" value={code} />
        <button type="submit">{t.confirm}</button>
      </OwnForm>
    );
    return { title: t.confirmTitle, body };
  }
  const failure = toFailureText(
    await ask("/v3/verification", { t: type, i: id, c: code, namespace: accountNamespace, orUsed: true }),
    t,
  );
  if (failure === null) return { title: t.confirmed, body: <Done t={t} hint={t.confirmedHint} /> };
  const body = (
    <>
      <Failure text={failure} />
      {type === "verifyEmail" ? <SignInLink t={t} /> : <LinkLine {...register} />}
    </>
  );
  return { title: t.confirmTitle, body };
}

/** Takes the deletion of an account back. */
export async function toRestorePage({ t, entered, ask }: AccountRequest): Promise<AccountPageContent> {
  const [id, code] = [entered.get("i"), entered.get("c")];
  const bad = {
    title: t.takeBackTitle,
    body: <BadLink t={t} next={{ path: `/${signInHash}`, text: t.signIn }} />,
  };
  if (!isVerificationCode(code)) return bad;
  if (ask === null) {
    const body = (
      <OwnForm>
        <Hidden name="i" value={id} />
        <Hidden name="c" value={code} />
        <button type="submit">{t.takeBack}</button>
      </OwnForm>
    );
    return { title: t.takeBackTitle, body };
  }
  const question = { t: "restoreByMail", i: id, c: code, project: accountProject };
  const answer = await ask(ownEndpoints.restoreAccount.path, question);
  const isOpen = fieldsOf(answer)["code"] === undefined;
  return isOpen ? { title: t.takenBackTitle, body: <Done t={t} hint={t.takenBackHint} /> } : bad;
}
