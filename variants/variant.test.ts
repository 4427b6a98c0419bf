import { expect, it } from "vitest";
import { languageOfProject } from "../shared/feed/project-language.ts";
import { variantOf, variants } from "./variant-of.ts";

it.each(variants)("[F22] is a project that exists and speaks its language: $id", ({ projectId, lang }) => {
  expect(languageOfProject(projectId)).toBe(lang);
});

it("[C1.11] is chosen by its id, and no deployment is one by mistake", () => {
  expect(variants.map(({ id }) => variantOf(id).id)).toEqual(["fr", "en", "de"]);
  expect(() => variantOf("at")).toThrow('VARIANT is "at", not one of fr, en, de');
});
