import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeChanges, type EventChange } from "./changes.ts";
import { decodeRows } from "./codec.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { encodeEvent } from "./event-row.ts";
import { arbitraryFields } from "./field-arbitrary.fixture.ts";

const id = "1a2b3c4d";
const arbitraryEvent: fc.Arbitrary<EventChange> = arbitraryFields(eventFields).map((fields) => ({ ...fields, id }));

const keysOf = (event: EventFields) => decodeRows(encodeEvent(event)).rows[0]?.map(([key]) => key);

describe("event row", () => {
  it("[C3.01] reads what it wrote, for every field that an event has", () => {
    fc.assert(
      fc.property(arbitraryEvent, (event) => {
        expect(decodeChanges(encodeEvent(event))).toEqual({ changes: [event], dropped: 0 });
      }),
      { numRuns: 40 },
    );
  });

  it("[C3.01] has one key for each field", () => {
    const keys = Object.values(eventFields).map((field) => field.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("begins with the id, then the event, the home block, the away block, the rest", () => {
    const event = { moreContent: 1, awayName: "B", homeName: "A", startSeconds: 5, id };
    expect(keysOf(event)).toEqual(["AA", "AD", "AE", "AF", "AW"]);
    expect(keysOf({ homeScore: 1 })).toEqual(["AA", "AG"]);
  });

  it.each([
    ["home", 1, ["AA", "AG", "AS", "AZ", "AH"]],
    ["away", 2, ["AA", "AG", "AH", "AS", "AZ"]],
    ["both", 0, ["AA", "AG", "AS", "AZ", "AH", "AS", "AZ"]],
    ["the home", null, ["AA", "AG", "AS", "AZ", "AH"]],
  ])("has the outcome in the block of %s side for winner %s", (_side, winner, keys) => {
    expect(keysOf({ id, homeScore: 1, awayScore: 0, winner, winnerFullTime: winner })).toEqual(keys);
  });

  it("puts a shoot-out's winner and the full-time draw where each belongs", () => {
    const event = { id, homeScore: 2, awayScore: 3, winner: 2, winnerFullTime: 0 };
    expect(keysOf(event)).toEqual(["AA", "AG", "AZ", "AH", "AS", "AZ"]);
  });

  it("skips unknown keys and invalid values, and takes the last of a repeated key", () => {
    const { changes } = decodeChanges("AA÷x¬NEW÷1¬AG÷one¬AH÷1¬AH÷2¬AB÷1.5¬BX÷-1¬AO÷1234567890123456¬AS÷0¬AS÷0¬~");
    expect(changes).toEqual([{ id: "x", awayScore: 2, minute: -1, winner: 0 }]);
  });

  it("drops an event without an id and counts it", () => {
    expect(decodeChanges("AA÷¬AG÷1¬~ZA÷x¬~AA÷y¬~")).toEqual({ changes: [{ id: "y" }], dropped: 1 });
  });
});
