import { rootAttributes } from "../../../shared/texts/direction.ts";
import { logFailure } from "./log-failure.ts";
import type { Caller } from "../../../shared/accounts/caller.ts";
import { toMailLink } from "../../../shared/accounts/mail-link.ts";
import { accountTexts } from "./texts/texts-in.ts";
import type { MailKind } from "./texts/mail-texts.ts";
import type { CodeType } from "./verifications.ts";

/** The types of codes that mails contain. */
type MailedCode = Exclude<CodeType, "restoreBySignIn">;

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

/** The code in the link of a mail; null for a mail without a link. */
export type MailCode = { readonly userId: string; readonly type: MailedCode; readonly code: string } | null;

/** Values for the placeholders of a mail's text: a day, and the proof of a deletion. */
export type Said = { readonly day?: string; readonly proof?: string };
/** The site that a mail comes from. */
export type MailedFrom = Pick<Caller, "lang" | "linkOrigin" | "brand">;

/** A mail in the language of the site that the visitor uses, as text and as HTML that says the same. */
export function toMail(
  to: string,
  kind: MailKind,
  code: MailCode,
  { lang, linkOrigin, brand }: MailedFrom,
  said: Said = {},
): Mail {
  const { ignore, mails } = accountTexts[lang];
  const { subject, action, ...mail } = mails[kind];
  const text = mail.text.replace(/\{(\w+)\}/g, (_, name: keyof Said) => said[name] ?? "");
  const link = code === null || linkOrigin === null ? null : linkOrigin + toMailLink(code);
  // A visitor who did not request the deletion must act, so this mail does not say that it can be ignored.
  const canIgnore = kind !== "closed";
  const hasLink = link !== null && action !== undefined;
  return {
    to,
    subject: `${subject} · ${brand}`,
    text: [text, ...(hasLink ? [`${action}\n${link}`, ...(canIgnore ? [ignore] : [])] : []), brand].join("\n\n"),
    html:
      `<!DOCTYPE html><html${rootAttributes(lang)}><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
      `<body style="font:16px/1.5 system-ui,sans-serif;color:#12201b;background:#f3f5f2;margin:0;padding:24px">` +
      `<div style="max-width:32rem;margin:0 auto;background:#fff;border-radius:12px;padding:24px">` +
      `<h1 style="font-size:20px;margin:0 0 16px">${escape(subject)}</h1><p>${escape(text)}</p>` +
      (hasLink
        ? `<p style="margin:24px 0"><a href="${escape(link)}" style="background:#0a6a4e;color:#fff;border-radius:96px;` +
          `padding:12px 20px;text-decoration:none;font-weight:600">${escape(action)}</a></p>` +
          (canIgnore ? `<p style="color:#4d5d57;font-size:14px">${escape(ignore)}</p>` : "")
        : "") +
      `<p style="color:#4d5d57;font-size:14px;margin-bottom:0">${escape(brand)}</p></div></body></html>`,
  };
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/**
 * Sends a mail. A local stack writes it to its log, where developers and tests read it. A failure to send is only
 * logged, because the visitor can request another mail.
 */
export async function sendMail(env: AccountEnv, mail: Mail): Promise<void> {
  if (env.DEV_MAIL === "log") {
    console.log(JSON.stringify({ event: "mail", ...mail }));
    return;
  }
  try {
    await env.MAIL.send({ from: env.MAIL_FROM, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
  } catch (error) {
    logFailure({ action: "send a mail", reason: error });
  }
}
