import { registrationFaults, type FormFault, type RegistrationForm } from "../../../shared/accounts/forms.ts";
import { toStoredNickname } from "../../../shared/accounts/nickname.ts";
import { accountNamespace, accountProject } from "../../../shared/accounts/site-account.ts";
import { toTermsAddress } from "../../features/account/terms-page.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import type { AccountPageContent, AccountRequest, Ask, Entered } from "./account-page.ts";
import { toFailureText } from "./failure-text.ts";
import { Failure, Field, LinkLine, OwnForm, toFaultText } from "./form-parts.tsx";

type Faults = ReadonlyMap<keyof RegistrationForm, readonly FormFault[]>;

export async function toRegisterPage({ t, entered, ask }: AccountRequest): Promise<AccountPageContent> {
  const form = readForm(entered);
  const faults: Faults = ask === null ? new Map() : registrationFaults(form);
  let failure: string | null = null;
  if (ask !== null && faults.size === 0) {
    failure = toFailureText(await register(form, ask), t);
    if (failure === null) return { title: t.checkMail, body: <p>{t.checkMailHint}</p> };
  }
  return { title: t.register, body: <RegisterForm t={t} form={form} faults={faults} failure={failure} /> };
}

function readForm(entered: Entered): RegistrationForm {
  const password = entered.get("password");
  return {
    email: entered.get("email").trim(),
    nickname: entered.get("nickname").trim(),
    password,
    passwordRepeat: password,
    hasApprovedTerms: entered.get("approval") === "on",
  };
}

const register = ({ email, password, nickname }: RegistrationForm, ask: Ask): Promise<unknown> =>
  ask("/v3/registration", {
    email,
    password,
    name: toStoredNickname(nickname),
    termsofservice: true,
    touApproval: true,
    ppApproval: true,
    namespace: accountNamespace,
    project: accountProject,
  });

type RegisterFormProps = {
  readonly t: AccountTexts;
  readonly form: RegistrationForm;
  readonly faults: Faults;
  readonly failure: string | null;
};

function RegisterForm({ t, form, faults, failure }: RegisterFormProps) {
  const fault = (name: keyof RegistrationForm) => toFaultText(faults.get(name), t);
  return (
    <OwnForm>
      <p>{t.registerHint}</p>
      <Failure text={failure} />
      <Field name="email" type="email" label={t.email} value={form.email} complete="username" fault={fault("email")} />
      <Field
        name="password"
        type="password"
        label={t.password}
        hint={t.passwordHint}
        complete="new-password"
        fault={fault("password")}
      />
      <Field
        name="nickname"
        type="text"
        label={t.nickname}
        hint={t.nicknameHint}
        value={form.nickname}
        complete="nickname"
        fault={fault("nickname")}
        isOptional
      />
      <Field name="approval" type="checkbox" label={t.approval} fault={fault("hasApprovedTerms")} />
      <LinkLine path={toTermsAddress("tou")} text={t.terms} />
      <LinkLine path={toTermsAddress("pp")} text={t.privacy} />
      <button type="submit">{t.registerAction}</button>
    </OwnForm>
  );
}
