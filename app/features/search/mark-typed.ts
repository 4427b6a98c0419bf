export type NamePart = { readonly text: string; readonly isTyped: boolean };

/** A letter without its accents, as one letter: positions in a name stay. */
const bare = (letter: string): string =>
  letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, letter.length) || letter;

/** A name in parts, of which those that were typed stand out: each typed word where a word of the name begins with it. */
export function markTyped(name: string, query: string): readonly NamePart[] {
  const letters = [...name];
  const bareName = letters.map(bare);
  const typed = [...query.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "")]
    .map(bare)
    .join("")
    .split(/\s+/)
    .filter((word) => word !== "");
  const isTyped = letters.map(() => false);
  for (const word of typed) {
    const at = bareName.findIndex(
      (_, index) =>
        !/[\p{L}\p{N}]/u.test(bareName[index - 1] ?? "") &&
        !isTyped[index] &&
        bareName.slice(index, index + [...word].length).join("") === word,
    );
    if (at !== -1) isTyped.fill(true, at, at + [...word].length);
  }
  const parts: { text: string; isTyped: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last !== undefined && last.isTyped === isTyped[index]) last.text += letter;
    else parts.push({ text: letter, isTyped: isTyped[index] ?? false });
  });
  return parts;
}
