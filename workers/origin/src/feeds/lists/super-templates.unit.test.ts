import { expect, it } from "vitest";
import { superTemplate, superTemplateIds } from "./league-row.ts";

it("[C3.07] maps the super templates WRC, speedway and Dakar to flag, sport and category", () => {
  expect(superTemplateIds).toEqual({ wrc: 6576, speedway: 6578, dakar: 7771 });
  expect(superTemplate(6576)).toEqual({ id: 6576, flag: "world", sportId: 32, categoryId: null });
  expect(superTemplate(6578)?.sportId).toBe(33);
  expect(superTemplate(7771)?.sportId).toBe(31);
  expect(superTemplate(1)).toBeNull();
});
