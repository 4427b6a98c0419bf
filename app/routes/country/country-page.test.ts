import { expect, it } from "vitest";
import { nameInCategory } from "./country-page.tsx";

it("leaves out the category that stands above, and no more", () => {
  const nameIn = (category: string | null, name: string) =>
    nameInCategory({ name, category: category === null ? null : { name: category, slug: null } });
  expect(nameIn("ATP - simple", "ATP - simple\u00a0: Miami, dur")).toBe("Miami, dur");
  expect(nameIn("Formula 1", "Formula 1 - Spa-Francorchamps")).toBe("Spa-Francorchamps");
  expect(nameIn("PGA Tour", "PGA Tour")).toBe("PGA Tour");
  expect(nameIn("PGA Tour", "Masters")).toBe("Masters");
  expect(nameIn(null, "Ligue 1")).toBe("Ligue 1");
});
