import { expect, it } from "vitest";
import { languageOfProject } from "../shared/feed/project-language.ts";
import { fr } from "./fr.ts";

it.each([fr])("[F22] is a project that exists and speaks its language: $id", ({ projectId, lang }) => {
  expect(languageOfProject(projectId)).toBe(lang);
});
