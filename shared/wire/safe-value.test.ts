import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromSafeValue, toSafeValue } from "./safe-value.ts";
import { withoutUnwanted } from "./text-arbitrary.fixture.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("~", "¬", "÷", "∼", "⌐", "\u2060", "\n", "\0", "␀", "\u202e", " ", "a") }),
);

describe("values that hold the grammar's characters", () => {
  it("[F6] travel without delimiters and control characters, whatever they hold", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
        expect(toSafeValue(value)).not.toMatch(/[~¬÷\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      }),
    );
  });

  it("[F6] [F26] come back as they were, but for what no text should hold", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(fromSafeValue(toSafeValue(value))).toBe(withoutUnwanted(value));
      }),
    );
  });

  it("show a look-alike to clients that do not know the marks", () => {
    expect(visible("9÷3 ~ 3")).toBe("9∕3 ∼ 3");
    expect(visible("Next match:\nLens")).toBe("Next match: Lens");
  });

  it("leave look-alikes that somebody wrote, and a mark before any other character, as they are", () => {
    expect(toSafeValue("∼ ⌐ ∕ ␀")).toBe("∼ ⌐ ∕ ␀");
    expect(fromSafeValue("a\u2060b\u2060")).toBe("a\u2060b\u2060");
  });
});

describe("a name that somebody booby-trapped", () => {
  it.each([
    ["Le\u0000ns\u0007", "Lens"],
    ["\u202eyoL\u202c Lyon", "yoL Lyon"],
    ["a\u200e\u200fb\u061c\u2066c\u2069\u009b", "abc"],
    ["two\tlines\r\n", "two\tlines\r\n"],
    ["مصر", "مصر"],
    ["pair 👩\u200d👧", "pair 👩\u200d👧"],
  ])("[F26] loses what controls and turns it: %j", (name, seen) => {
    expect(fromSafeValue(toSafeValue(name))).toBe(seen);
  });
});

const visible = (value: string) => toSafeValue(value).replaceAll("\u2060", "");
