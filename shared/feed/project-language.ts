import type { Language } from "../texts/languages.ts";

/**
 * The projects that exist (F22), each with the language of the feeds whose names have none, such as the sections of a
 * match. A project is the number in a feed's path (F1); a variant with a number of its own gets its row here.
 */
const languageByProject: ReadonlyMap<number, Language> = new Map([
  [1, "fr"],
  [2, "en"],
  [3, "de"],
]);

/** Null for a project that does not exist. */
export const languageOfProject = (projectId: number): Language | null => languageByProject.get(projectId) ?? null;
