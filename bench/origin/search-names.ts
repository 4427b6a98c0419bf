/** Names like those of clubs and players: they consist of syllables, so that beginnings and words repeat as in real names. */
const syllables =
  "al an ar ba ber bor cas che da del di dor el en fer ga gar gen ha ho il in ja ka kov la le len li lo lu ma mar men mi mo na ne ni no or pa per po ra re ri ro sa san se so ta te ti to tor va ve vi vo za zi".split(
    " ",
  );
const clubWords = ["FC", "Sporting", "Racing", "United", "Athletic", "Union", "Étoile", "Saint", "Real", "Dynamo"];

/** The same names at every run: a multiplicative congruential generator (Lehmer, 48271). */
export function toRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

export function toNames(count: number): readonly string[] {
  const random = toRandom(7);
  const names = new Set<string>();
  const pick = (list: readonly string[]) => list[random(list.length)] ?? "";
  const word = () => {
    const letters = Array.from({ length: 2 + random(3) }, () => pick(syllables)).join("");
    return letters.charAt(0).toUpperCase() + letters.slice(1);
  };
  while (names.size < count) names.add(random(3) === 0 ? `${pick(clubWords)} ${word()}` : `${word()} ${word()}`);
  return [...names];
}

export type QueryKind = "letter" | "prefix" | "name" | "word" | "typo" | "nothing";

/** Returns the text that a visitor types to find a name, by kind of query. */
export function toQuery(kind: QueryKind, name: string, random: (below: number) => number): string {
  const last = name.split(" ").at(-1) ?? name;
  switch (kind) {
    case "letter":
      return name.slice(0, 1);
    case "prefix":
      return name.slice(0, 2 + random(5));
    case "name":
      return name;
    case "word":
      return last;
    case "typo": {
      const at = 1 + random(Math.max(1, last.length - 2));
      return `${name.slice(0, name.length - last.length)}${last.slice(0, at)}${last.slice(at + 1)}`;
    }
    case "nothing":
      return `${last.split("").toReversed().join("")}xq`;
  }
}
