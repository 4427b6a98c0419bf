import { expect, it } from "vitest";
import { openSite } from "../../../tests/fakes/fake-site.ts";
import { variantOf } from "../../../variants/variant-of.ts";
import type { Variant } from "../../../variants/variant.ts";
import { loader } from "./route.tsx";

const sectionsFor = (publisher: Variant["publisher"]) => {
  const { context } = openSite(() => null);
  const { data } = loader({
    params: { document: "confidentialite" },
    context: { ...context, variant: { ...variantOf("fr"), publisher } },
    request: new Request("https://tribune.example/"),
  });
  return data.text.sections;
};

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
