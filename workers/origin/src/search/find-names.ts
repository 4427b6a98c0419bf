import { z } from "zod";
import { forgivenErrors, typingErrors } from "./typing-errors.ts";
import { withSaints } from "./saints.ts";
import { soundErrors, soundsOf } from "./sounds.ts";
import { soundMark, toGrams } from "../catalogue/grams.ts";
import { entryColumns, entryJoin, entryRow } from "./entry-row.ts";

const nameRow = entryRow.extend({ role: z.enum(["name", "code"]), text: z.string(), folded: z.string() });
const nameRows = z.array(nameRow);
const wordRows = z.array(z.object({ word: z.string() }));
export type NameRow = Readonly<z.output<typeof nameRow>>;
export type NameQuery = { readonly query: string; readonly sportId: number | null; readonly limit: number };

/** An entry is found by several of its names, so this many rows are read for each wanted entry. */
const rowsPerResult = 3;

/** Names that match the query without errors, whatever word they have for a saint. */
export async function findTyped(catalogue: D1Database, asked: NameQuery): Promise<readonly NameRow[]> {
  const forms = [...withSaints(asked.query)];
  return (await Promise.all(forms.map((query) => findForm(catalogue, { ...asked, query })))).flat();
}

/** Full-text rows come by position, so the first ones are the best ones (docs/adr/038). */
async function findForm(catalogue: D1Database, asked: NameQuery): Promise<readonly NameRow[]> {
  const words = asked.query.split(" ");
  const beginning = `^ ${words.map((word) => `"${word}"`).join(" + ")} *`;
  const anywhere = words.map((word) => `"${word}" *`).join(" AND ");
  const found = await catalogue.batch([
    catalogue
      .prepare(
        `SELECT ${nameColumns} FROM name n ${nameJoins}
         WHERE n.folded = ?1 AND (?2 IS NULL OR e.sport_id = ?2) ORDER BY n.id LIMIT ?3`,
      )
      .bind(asked.query, asked.sportId, asked.limit * rowsPerResult),
    fullText(catalogue, beginning, asked),
    fullText(catalogue, anywhere, asked),
  ]);
  return found.flatMap(({ results }) => nameRows.parse(results));
}

/** Names that match when typing errors are forgiven. */
export async function findMistyped(catalogue: D1Database, asked: NameQuery): Promise<readonly NameRow[]> {
  const words = asked.query.split(" ");
  const similar = await findSimilarWords(catalogue, words);
  if (similar.every((corrections) => corrections.length === 0)) return [];
  const expression = words
    .map((word, index) =>
      [
        ...[...withSaints(word)].map((form) => `"${form}" *`),
        ...(similar[index] ?? []).map((other) => `"${other}"`),
      ].join(" OR "),
    )
    .map((alternatives) => `(${alternatives})`)
    .join(" AND ");
  const { results } = await fullText(catalogue, expression, asked).all();
  return nameRows.parse(results);
}

/** Names that sound like a query of another script: "مارسيليا" for Marseille. */
export async function findSounding(catalogue: D1Database, asked: NameQuery): Promise<readonly NameRow[]> {
  const words = asked.query.split(" ").filter((word) => soundsOf(word).whole.length > 0);
  if (words.length === 0) return [];
  const found = await catalogue.batch(
    words.map((word, index) => {
      const { whole, beginning } = soundsOf(word);
      const open = index === words.length - 1 ? beginning : null;
      const [from, to] = open === null ? ["", ""] : [soundMark + open, `${soundMark}${open}~`];
      return catalogue
        .prepare(
          `SELECT word FROM gram WHERE gram IN (SELECT value FROM json_each(?)) OR (gram >= ? AND gram < ?) LIMIT ${mostSounding}`,
        )
        .bind(JSON.stringify(whole.map((sound) => soundMark + sound)), from, to);
    }),
  );
  const alternatives = words.map((word, index) => {
    const end = index === words.length - 1 ? "open" : "closed";
    return wordRows
      .parse(found[index]?.results)
      .map((candidate) => ({ word: candidate.word, errors: soundErrors(word, candidate.word, end) ?? Infinity }))
      .toSorted((one, other) => one.errors - other.errors)
      .slice(0, mostSpoken)
      .map((candidate) => `"${candidate.word}"`);
  });
  if (alternatives.some((each) => each.length === 0)) return [];
  const expression = alternatives.map((each) => `(${each.join(" OR ")})`).join(" AND ");
  const { results } = await fullText(catalogue, expression, asked).all();
  return nameRows.parse(results);
}

const nameColumns = `${entryColumns}, n.role, n.text, n.folded`;
const nameJoins = `JOIN entry e ON e.number = n.entry ${entryJoin}`;

function fullText(catalogue: D1Database, expression: string, { sportId, limit }: NameQuery): D1PreparedStatement {
  const scope = sportId === null ? "" : ` AND scope : "s${sportId}"`;
  return catalogue
    .prepare(
      `SELECT ${nameColumns} FROM (
         SELECT rowid AS id FROM name_fts WHERE name_fts MATCH ? ORDER BY rowid LIMIT ?
       ) f JOIN name n ON n.id = f.id ${nameJoins}`,
    )
    .bind(`folded : (${expression})${scope}`, limit * rowsPerResult);
}

/** The most candidates by trigrams that are compared, and the most of them that are searched for, per typed word. */
const mostCandidates = 80;
/** The same for words that sound alike, of which short ones have many. */
const mostSounding = 300;
const mostSpoken = 40;
const mostCorrections = 12;
/** The most trigrams that one error changes: two swapped letters are in four. */
const gramsPerError = 4;

/** For each typed word, the words of the catalogue that it may mean. The last one may still be unfinished. */
async function findSimilarWords(
  catalogue: D1Database,
  typedWords: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const typed = typedWords.map((word, index) => ({
    word,
    end: index === typedWords.length - 1 ? ("open" as const) : ("closed" as const),
    errors: forgivenErrors(word),
  }));
  const correctable = typed.filter(({ errors }) => errors > 0);
  if (correctable.length === 0) return typed.map(() => []);
  const found = await catalogue.batch(
    correctable.map(({ word, end, errors }) => {
      const grams = toGrams(word, end);
      const { length } = [...word];
      return catalogue
        .prepare(
          `SELECT word FROM gram WHERE gram IN (SELECT value FROM json_each(?)) AND length BETWEEN ? AND ?
           GROUP BY word HAVING COUNT(*) >= ? ORDER BY COUNT(*) DESC, length, word LIMIT ${mostCandidates}`,
        )
        .bind(
          JSON.stringify(grams),
          length - errors,
          end === "open" ? 99 : length + errors,
          Math.max(1, grams.length - gramsPerError * errors),
        );
    }),
  );
  const byWord = new Map(correctable.map(({ word }, index) => [word, wordRows.parse(found[index]?.results)]));
  return typed.map(({ word, end, errors }) =>
    (byWord.get(word) ?? [])
      .map((candidate) => ({ word: candidate.word, errors: typingErrors(word, candidate.word, end) }))
      .filter((candidate) => candidate.errors > 0 && candidate.errors <= errors)
      .toSorted((one, other) => one.errors - other.errors)
      .slice(0, mostCorrections)
      .map((candidate) => candidate.word),
  );
}
