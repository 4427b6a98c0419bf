type Named = { readonly name: string; readonly code: string };

/**
 * The starters' codes, told apart where several would have the same: Márquez A. and Martín J. are "MAA" and "MAJ", cars that end in
 * a number have that: "#15".
 */
export function codesApart(starters: readonly Named[]): readonly string[] {
  const own = starters.map(({ code }) => code);
  if (new Set(own).size === own.length) return own;
  const numbers = starters.map(({ name }) => `#${/ (\d+)$/.exec(name)?.[1] ?? ""}`);
  if (!numbers.includes("#") && new Set(numbers).size === numbers.length) return numbers;
  const isShared = (code: string) => own.filter((each) => each === code).length > 1;
  const taken = new Set(own.filter((code) => !isShared(code)));
  return starters.map((starter) => {
    if (!isShared(starter.code)) return starter.code;
    const code = spellingsOf(starter).find((each) => !taken.has(each)) ?? starter.code;
    taken.add(code);
    return code;
  });
}

/** From the shortest: more and more of the name, with the first letter of what follows it. */
function spellingsOf({ name, code }: Named): readonly string[] {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  const first = words.slice(0, last === "" ? 1 : -1).join("");
  const initial = last.charAt(0);
  return Array.from(
    { length: Math.max(0, first.length - 1) },
    (_, index) => first.slice(0, index + 2) + initial,
  ).filter((spelling) => spelling.length >= code.length);
}
