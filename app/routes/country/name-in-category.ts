import type { GroupedCompetition } from "../../../shared/addresses/directory.ts";

/** A competition's name below the name of its category: "Miami, hard" of "ATP - Singles: Miami, hard". */
export function nameInCategory({ name, category }: Pick<GroupedCompetition, "name" | "category">): string {
  if (category === null || !name.startsWith(category.name)) return name;
  return name.slice(category.name.length).replace(/^\s*[:–-]\s*/, "") || name;
}
