type Named = { readonly name: string; readonly code: string };

const isShared = (codes: readonly string[]): boolean => new Set(codes).size < codes.length;

/**
 * The codes of starters. Starters that share a code get one with an initial: Márquez A. and Martín J. have "MAR", and become "MAA" and
 * "MAJ". Cars whose names end in a number get that number: "#15".
 */
export function codesApart(starters: readonly Named[]): readonly string[] {
  const own = starters.map(({ code }) => code);
  const ofCars = starters.map(({ name }) => name.replace(/.* (?=\d+$)/, "#"));
  if (!isShared(own)) return own;
  if (!isShared(ofCars) && ofCars.every((code) => code.startsWith("#"))) return ofCars;
  const taken = [...own];
  return starters.map(({ name, code }) => {
    if (own.indexOf(code) === own.lastIndexOf(code)) return code;
    const initial = name.split(" ").at(-1)?.charAt(0) ?? "";
    let apart = code.slice(0, 2) + initial;
    for (let length = 3; taken.includes(apart) && length <= name.length; length += 1)
      apart = name.slice(0, length).toUpperCase() + initial;
    taken.push(apart);
    return apart;
  });
}
