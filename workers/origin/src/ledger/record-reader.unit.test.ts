import { expect, it } from "vitest";
import { createRecordReader } from "./record-reader.ts";

it("gives a record's value again while its text is the same, and reads another text", () => {
  const parse = createRecordReader<{ readonly at: number }>(100);
  const first = parse("a", '{"at":1}');
  expect(first).toEqual({ at: 1 });
  expect(parse("a", '{"at":1}')).toBe(first);
  expect(parse("b", '{"at":1}')).not.toBe(first);
  expect(parse("a", '{"at":2}')).toEqual({ at: 2 });
  expect(parse("a", '{"at":1}')).toEqual({ at: 1 });
});

it("forgets what was not read for longest when its texts are too many", () => {
  const parse = createRecordReader<object>(20);
  const first = parse("a", '{"at":1}');
  parse("b", '{"at":2}');
  parse("c", '{"at":3}');
  expect(parse("a", '{"at":1}')).not.toBe(first);
});
