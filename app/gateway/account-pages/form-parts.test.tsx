import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AccountField } from "../../features/account/account-field.tsx";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { Field } from "./form-parts.tsx";

// A browser's own rule of addresses refuses quotes, and rewrites domains of other scripts.
it("leaves it to the service which address of e-mail is one, with the keyboard for addresses", () => {
  const field = { name: "email", type: "email", label: "E-mail" } as const;
  const t = {} as AccountTexts;
  for (const markup of [
    <Field key="page" {...field} fault={null} />,
    <AccountField key="window" {...field} t={t} />,
  ].map(renderToStaticMarkup)) {
    expect(markup).toMatch(/<input[^>]* type="text"/);
    expect(markup).toMatch(/<input[^>]* inputMode="email"/);
    expect(markup).toMatch(/<input[^>]* autoCapitalize="none"/);
  }
});
