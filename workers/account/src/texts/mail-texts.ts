/** `action` is the label of a mail's link, for mails that have one. `{day}` and `{proof}` are placeholders. */
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
  /** The text below every link: the steps for a visitor who did not request the mail. */
  readonly ignore: string;
  readonly mails: Readonly<Record<MailKind, MailText>>;
};
