import { expect, it, vi } from "vitest";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { defineTexts } from "./texts.ts";

/** The English text of a section, or the promise that it throws so that its caller waits. */
function answerOf(texts: (lang: Language) => string): unknown {
  try {
    return texts("en");
  } catch (waiting) {
    return waiting;
  }
}

it("makes its caller wait for a language, and never answers in another", async () => {
  const texts = defineTexts(async (lang) => (lang === "en" ? "Hello" : "Bonjour"));
  expect(answerOf(texts)).toBeInstanceOf(Promise);
  await answerOf(texts);
  expect(answerOf(texts)).toBe("Hello");
});

it("asks again for a language that could not be had", async () => {
  let attempts = 0;
  const texts = defineTexts(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no network");
    return "Hello";
  });
  await expect(answerOf(texts)).rejects.toThrow("no network");
  await answerOf(texts);
  expect(answerOf(texts)).toBe("Hello");
});

it.each(languages)(
  "asks nothing of Intl while the texts of every page are loaded in %s, because that holds a page up",
  async (lang) => {
    vi.resetModules();
    const made = [vi.spyOn(Intl, "DateTimeFormat"), vi.spyOn(Intl, "PluralRules"), vi.spyOn(Intl, "NumberFormat")];
    const { catalogues } = await import("./app-texts.ts");
    const texts = await catalogues[lang]();
    expect(texts.site.months).toHaveLength(12);
    expect(made.map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    vi.restoreAllMocks();
  },
);
