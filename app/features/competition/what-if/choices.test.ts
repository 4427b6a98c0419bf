import { expect, it } from "vitest";
import { formatWhatIf, mostChoices, parseWhatIf } from "./choices.ts";

const read = (query: string) => formatWhatIf(parseWhatIf(new URLSearchParams(query)));

it("reads who wins and scores, and spells the same choices alike", () => {
  expect(parseWhatIf(new URLSearchParams("BBBB0000=2-1&AAAA0000=0&round=CCCC0000"))).toEqual({
    round: "CCCC0000",
    choices: new Map([
      ["BBBB0000", { winner: 1, score: [2, 1] }],
      ["AAAA0000", { winner: 0, score: null }],
    ]),
  });
  expect(read("BBBB0000=2-1&AAAA0000=0&round=CCCC0000")).toBe("?round=CCCC0000&AAAA0000=0&BBBB0000=2-1");
  expect(read("AAAA0000=03-1")).toBe("?AAAA0000=3-1");
  expect(read("")).toBe("");
});

it.each([
  ["goals that make a score", "AAAA0000.home=2&AAAA0000.away=0", "?AAAA0000=2-0"],
  ["a score against the winner beside it", "AAAA0000=2&AAAA0000.home=2&AAAA0000.away=0", "?AAAA0000=2-0"],
  ["a winner beside goals that are no score", "AAAA0000=2&AAAA0000.home=2&AAAA0000.away=", "?AAAA0000=2"],
  ["a choice that is taken back", "AAAA0000=none&AAAA0000.home=2&AAAA0000.away=0", ""],
])("reads what the form sends without scripts: %s", (_, query, spelled) => {
  expect(read(query)).toBe(spelled);
});

it("leaves out what is neither a game nor a result", () => {
  expect(read("AAAA0000=3&BBBB0000=2-&CCCC0000=-1-2&DDDD0000=100-0&short=1&utm_source=1&round=x&EEEE0000=")).toBe("");
  expect(read("AAAA0000.home=2&AAAA0000.away=two&AAAA0000.third=1&__proto__=1")).toBe("");
});

it("reads no more choices than an address may hold", () => {
  const ids = Array.from({ length: mostChoices + 1 }, (_, at) => `GAME${String(at).padStart(4, "0")}=1`);
  expect(parseWhatIf(new URLSearchParams(ids.join("&"))).choices.size).toBe(mostChoices);
});
