/** `action` is what the link of a mail is called, for mails that have one. `{day}` and `{proof}` stand for what is said. */
export type MailText = { readonly subject: string; readonly text: string; readonly action?: string };

export type MailKind =
  | "verifyAccount"
  | "alreadyRegistered"
  | "verifyEmail"
  | "emailTaken"
  | "emailChanged"
  | "password"
  | "passwordChanged"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "closed"
  | "reopened"
  | "deleted";

export type MailTexts = {
  /** Below every link: what to do when the mail was not asked for. */
  readonly ignore: string;
  readonly mails: Readonly<Record<MailKind, MailText>>;
};
