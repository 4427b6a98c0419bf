import type { ServiceFault } from "./client-error.ts";
import { isStrictEmail } from "./email.ts";
import { isNickname, isNonEmpty } from "./nickname.ts";
import { failedPasswordRequirements, type PasswordRequirement } from "./password.ts";

/** Why a field of an account form is refused. */
export type FormFault =
  | "required"
  | "email"
  | "nickname"
  | `password.${PasswordRequirement}`
  | ServiceFault
  | "password.repeat"
  | "approval";

/** The faults of the fields that have any; a form without faults may be sent. */
export type FormFaults<Field extends string> = ReadonlyMap<Field, readonly FormFault[]>;

export type RegistrationForm = {
  readonly email: string;
  readonly nickname: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly hasApprovedTerms: boolean;
};

export const registrationFaults = (form: RegistrationForm): FormFaults<keyof RegistrationForm> =>
  collectFaults([
    ["email", textFaults(form.email, isStrictEmail, "email")],
    ...nicknameFaults(form.nickname),
    ["password", newPasswordFaults(form.password)],
    ["passwordRepeat", repeatFaults(form)],
    ["hasApprovedTerms", form.hasApprovedTerms ? [] : ["approval"]],
  ]);

/** A nickname may be left out. */
export const nicknameFaults = (nickname: string): FormFaults<"nickname"> =>
  collectFaults([["nickname", isNonEmpty(nickname) ? textFaults(nickname, isNickname, "nickname") : []]]);

export type LoginForm = { readonly email: string; readonly password: string };

/** A login is refused here only for empty fields: accounts of older rules exist, and the service knows them all. */
export const loginFaults = (form: LoginForm): FormFaults<keyof LoginForm> =>
  collectFaults([
    ["email", isNonEmpty(form.email) ? [] : ["required"]],
    ["password", isNonEmpty(form.password) ? [] : ["required"]],
  ]);

export const emailFaults = (email: string): FormFaults<"email"> =>
  collectFaults([["email", textFaults(email, isStrictEmail, "email")]]);

export type NewPasswordForm = Pick<RegistrationForm, "password" | "passwordRepeat">;

export const passwordFormFaults = (form: NewPasswordForm): FormFaults<keyof NewPasswordForm> =>
  collectFaults([
    ["password", newPasswordFaults(form.password)],
    ["passwordRepeat", repeatFaults(form)],
  ]);

function newPasswordFaults(password: string): readonly FormFault[] {
  if (password === "") return ["required"];
  return failedPasswordRequirements(password).map((requirement) => `password.${requirement}` as const);
}

const repeatFaults = (form: NewPasswordForm): readonly FormFault[] =>
  form.password === form.passwordRepeat ? [] : ["password.repeat"];

function textFaults(text: string, isValid: (text: string) => boolean, fault: FormFault): readonly FormFault[] {
  if (!isNonEmpty(text)) return ["required"];
  return isValid(text) ? [] : [fault];
}

function collectFaults<Field extends string>(
  all: readonly (readonly [field: Field, faults: readonly FormFault[]])[],
): FormFaults<Field> {
  return new Map(all.filter(([, faults]) => faults.length > 0));
}
