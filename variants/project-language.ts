import { variants } from "./variant-of.ts";
import type { Language } from "../shared/texts/languages.ts";

/**
 * The projects that exist (F22), each with the language of the feeds whose names have none, such as the sections of a
 * match. A project is the number in a feed's path (F1); each variant has its own.
 */
const languageByProject: ReadonlyMap<number, Language> = new Map(
  variants.map(({ projectId, lang }) => [projectId, lang]),
);

/** Null for a project that does not exist. */
export const languageOfProject = (projectId: number): Language | null => languageByProject.get(projectId) ?? null;
