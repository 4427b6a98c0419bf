import { languages } from "../../shared/texts/languages.ts";
import { watchFirstLoad } from "../../tests/support/first-load.ts";
import { startTestStack } from "../../tests/support/stack.ts";
import type { Figure } from "../figures.ts";

const isOf = (lang: string, path: string) => new RegExp(`/${lang}[.-][^/]*$`).test(path);

/** Bytes of other languages' files among the scripts of the French list's first load. */
export async function measureOtherLanguages(): Promise<readonly Figure[]> {
  const stack = await startTestStack();
  const loaded = await watchFirstLoad(stack);
  await stack.stop();
  const others = languages.filter((lang) => lang !== "fr");
  const foreign = loaded.filter(({ path }) => others.some((lang) => isOf(lang, path)));
  if (!loaded.some(({ path }) => isOf("fr", path))) throw new Error("The first load has no file of its own language.");
  return [
    {
      name: "other languages in a first load",
      value: foreign.reduce((sum, { bytes }) => sum + bytes, 0),
      unit: `bytes of ${others.join(", ")}`,
      target: { atMost: 0 },
      detail: `${loaded.length} scripts, ${loaded.reduce((sum, { bytes }) => sum + bytes, 0)} bytes by gzip in all`,
    },
  ];
}
