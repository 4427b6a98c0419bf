import type { ReactNode } from "react";
import { signInHash } from "../../../shared/accounts/mail-link.ts";
import type { FormFault } from "../../../shared/accounts/forms.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";

export const LinkLine = ({ path, text }: { readonly path: string; readonly text: string }) => (
  <p>
    <a href={path}>{text}</a>
  </p>
);

export const Hidden = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/** Sends its fields to the page's own address, without what a mail's link had in its query. */
export const OwnForm = ({ children }: { readonly children: ReactNode }) => (
  <form method="post" action="?" noValidate>
    {children}
  </form>
);

/** The error of the whole form; renders nothing where there is none. */
export const Failure = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className="fault" role="alert">
      {text}
    </p>
  );

/** Opens the sign-in dialog on the front page. A page without scripts cannot open it, so a note says so. */
export const SignInLink = ({ t }: { readonly t: AccountTexts }) => (
  <>
    <LinkLine path={`/${signInHash}`} text={t.signIn} />
    <noscript>
      <p>{t.needsScripts}</p>
    </noscript>
  </>
);

type FieldProps = {
  readonly name: string;
  readonly type: "email" | "password" | "text" | "checkbox";
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  /** The `autocomplete` value, by which a password manager fills in the field. */
  readonly complete?: "username" | "new-password" | "nickname";
  readonly fault: string | null;
  readonly isOptional?: boolean;
};

/** A field with its label. Its error is shown beside it, and a screen reader reads it with the field. */
export function Field({ name, type, label, hint, value = "", complete, fault, isOptional = false }: FieldProps) {
  const isBox = type === "checkbox";
  const described = [...(fault === null ? [] : [`${name}-fault`]), ...(hint === undefined ? [] : [`${name}-hint`])];
  // Browsers refuse and rewrite addresses of e-mail that people have; the service decides.
  const kind = type === "email" ? ({ type: "text", inputMode: "email", autoCapitalize: "none" } as const) : { type };
  const input = (
    <input
      id={name}
      name={name}
      {...kind}
      defaultValue={isBox || type === "password" ? undefined : value}
      autoComplete={complete}
      required={!isOptional}
      aria-describedby={described.length === 0 ? undefined : described.join(" ")}
      aria-invalid={fault === null ? undefined : true}
    />
  );
  return (
    <div className={isBox ? "check" : "field"}>
      {isBox ? input : null}
      <label htmlFor={name}>{label}</label>
      {isBox ? null : input}
      {fault === null ? null : (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
      {hint === undefined ? null : (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Returns the error text of a field; null where it has no error. */
export const toFaultText = (faults: readonly FormFault[] | undefined, t: AccountTexts): string | null =>
  faults === undefined ? null : faults.map((fault) => t.faults[fault]).join(" ");
