import type { Refusal } from "./call.ts";

export const commonPassword: Refusal = { refused: "validationError", fault: "password.common" };

/** Digits and signs that stand for a letter. */
const letters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** A password with more characters than this around a word is not a common one. */
const longestRest = 6;
const shortestWord = 4;

/**
 * Whether attackers would try a password first: it is on the list of the commonest leaked ones, or it is such a word, or a word of the
 * site or the visitor, with signs in place of letters and a few digits or signs around it ("P@ssw0rd", "Tribune2026!").
 * @param own words of the site and of the visitor, such as an address
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const known = await commonPasswords();
  const lower = password.normalize("NFKC").toLowerCase();
  if (known.has(lower)) return true;
  const words = new Set(own.flatMap(toWords));
  return coresOf(lower).some((core) => core.length >= shortestWord && (known.has(core) || words.has(core)));
}

/** Strips the characters around the password's word, with the signs unchanged and with them read as letters. */
function coresOf(password: string): readonly string[] {
  const cores = [withoutEdges(password), withoutEdges(toLetters(password)), toLetters(withoutEdges(password))];
  return cores.filter((core) => password.length - core.length <= longestRest);
}

const withoutEdges = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const toLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);

/** "ana.lima@example.com" has the words ana, lima, example and all of them. */
const toWords = (text: string): readonly string[] => {
  const lower = text.toLowerCase();
  return [lower, ...lower.split(/[^\p{L}\d]+/u)];
};

let loaded: Promise<ReadonlySet<string>> | null = null;

/** 49,000 passwords of leaks, in lower case: read when the first password is chosen, as most requests need none of them. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loaded ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"])));
