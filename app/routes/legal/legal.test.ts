import { expect, it } from "vitest";
import { openSite } from "../../../tests/fakes/fake-site.ts";
import { variantOf } from "../../../variants/variant-of.ts";
import type { Variant } from "../../../variants/variant.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { toLegalText } from "./legal-text.server.ts";
import { loader } from "./route.tsx";

const textFor = (document: string, changes: Partial<Variant>) => {
  const { context } = openSite(() => null);
  const { data } = loader({
    params: { document },
    context: { ...context, variant: { ...variantOf("fr"), ...changes } },
    request: new Request("https://tribune.example/"),
  });
  return data.text;
};
const sectionsFor = (publisher: Variant["publisher"]) => textFor("confidentialite", { publisher }).sections;

it("[C1.11] ends with who publishes the variant, where its file says so", () => {
  const own = { name: "Presse SA", address: ["1 rue de la Presse", "75001 Paris"], email: "bonjour@presse.example" };
  expect(sectionsFor(own).at(-1)).toEqual({
    title: "Éditeur du site",
    texts: ["Presse SA", "1 rue de la Presse", "75001 Paris", "bonjour@presse.example"],
  });
});

it("[C1.11] names nobody where nobody said", () => {
  expect(sectionsFor(null).some(({ title }) => title === "Éditeur du site")).toBe(false);
});

it.each(languages)("[A6.03] says what a variant's tags do in place of that there are none, in %s", (lang) => {
  const tags = {
    version: 1,
    dataLayer: true,
    affiliates: [{ name: "Partner", origin: "https://a.example" }],
    scripts: [],
  };
  for (const document of ["privacy", "cookies"] as const) {
    const variant = { ...variantOf("fr"), lang };
    const [untracked, tracked] = [toLegalText(document, variant), toLegalText(document, { ...variant, tags })];
    const textsOf = (shown: typeof tracked) => shown.sections.flatMap(({ texts }) => texts);
    const gone = textsOf(untracked).filter((text) => !textsOf(tracked).includes(text));
    expect([lang, document, gone.length]).toEqual([lang, document, 1]);
    expect(textsOf(tracked).join()).toContain("Partner");
    expect(textsOf(untracked).join()).not.toContain("Partner");
    expect(tracked.description === untracked.description).toBe(document === "cookies");
  }
});
