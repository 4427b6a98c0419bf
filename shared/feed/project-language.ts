import type { Language } from "../sports/languages.ts";

/**
 * The language of the feeds whose names have none, such as the sections of a match: that of the project in their path
 * (F1). A project that is not listed speaks French.
 */
const languageByProject: ReadonlyMap<number, Language> = new Map([
  [1, "fr"],
  [2, "en"],
]);

export const languageOfProject = (projectId: number): Language => languageByProject.get(projectId) ?? "fr";
