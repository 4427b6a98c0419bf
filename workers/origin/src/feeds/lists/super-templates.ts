import { sportIds } from "../../../../../shared/sports/sport-ids.ts";

/** A group of tournaments that a menu shows as one (C3.07). */
export type SuperTemplate = {
  readonly id: number;
  /** Key of the site's flag sprite. */
  readonly flag: string;
  readonly sportId: number;
  readonly categoryId: number | null;
};

export const superTemplateIds = { wrc: 6576, speedway: 6578, dakar: 7771 } as const;

const templates: readonly SuperTemplate[] = [
  { id: superTemplateIds.wrc, flag: "world", sportId: sportIds["auto-racing"], categoryId: null },
  { id: superTemplateIds.speedway, flag: "world", sportId: sportIds["moto-racing"], categoryId: null },
  { id: superTemplateIds.dakar, flag: "world", sportId: sportIds.motorsport, categoryId: null },
];

/** Null for an id that is not a super template. */
export const superTemplate = (id: number): SuperTemplate | null =>
  templates.find((template) => template.id === id) ?? null;
