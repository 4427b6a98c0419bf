import { expect, it } from "vitest";
import { languages } from "../../../shared/texts/languages.ts";
import { toMail, accountTexts } from "./mail.ts";

const code = { userId: "a".repeat(24), type: "verifyAccount", code: "0".repeat(40) } as const;
const link = `https://tribune.example/account/confirm?t=verifyAccount&i=${code.userId}&c=${code.code}`;

it("says the same as text and as HTML, with a link to the site of the visitor, in every language", () => {
  for (const lang of languages) {
    const caller = {
      address: null,
      linkOrigin: "https://tribune.example",
      lang,
      brand: "Tribune",
      captchaSiteKey: null,
      deletionGraceDays: 14,
    };
    const mail = toMail("ana@example.com", "verifyAccount", code, caller);
    const { subject, action } = accountTexts[lang].mails.verifyAccount;
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    expect(mail.html).toContain(`lang="${lang}"`);
    expect(mail.text).toContain(action);
  }
});

it("has no link where nothing is to be confirmed", () => {
  const caller = {
    address: null,
    linkOrigin: "https://tribune.example",
    lang: "en",
    brand: "Tribune",
    captchaSiteKey: null,
    deletionGraceDays: 14,
  } as const;
  const mail = toMail("ana@example.com", "deleted", null, caller);
  expect(mail.html).not.toContain("href");
  expect(mail.text).not.toContain("https://");
});
