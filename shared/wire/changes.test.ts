import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange, decodeChanges, encodeChange, toChange, type EventChange } from "./changes.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { arbitraryFields } from "./field-arbitrary.fixture.ts";

const id = "1a2b3c4d";
const arbitraryEvent: fc.Arbitrary<EventChange> = arbitraryFields(eventFields).map((fields) => ({ ...fields, id }));

const kickOff: EventChange = { id: "1a2b3c4d", statusType: 1, status: 1, homeName: "Lens", awayName: "Lille" };
const goal: EventChange = { ...kickOff, statusType: 2, status: 12, live: "y", homeScore: 1, awayScore: 0 };

describe("toChange", () => {
  it("[F7] holds the id and the cells that differ, and nothing else", () => {
    expect(toChange(kickOff, goal)).toEqual({
      id: "1a2b3c4d",
      statusType: 2,
      status: 12,
      live: "y",
      homeScore: 1,
      awayScore: 0,
    });
  });

  it("[F7] clears a field that the later row no longer holds", () => {
    const { live: _live, ...ended } = { ...goal, statusType: 3 };
    expect(toChange(goal, ended)).toEqual({ id: "1a2b3c4d", statusType: 3, live: null });
    expect(toChange(goal, { ...goal, live: null })).toEqual({ id: "1a2b3c4d", live: null });
  });

  it("is null when both rows say the same, also when one says it by an absent and one by a cleared field", () => {
    expect(toChange(goal, { ...goal })).toBeNull();
    expect(toChange(kickOff, { ...kickOff, homeScore: null })).toBeNull();
    expect(toChange({ ...kickOff, homeScore: null }, kickOff)).toBeNull();
  });

  it("distinguishes 0 from nothing", () => {
    expect(toChange(kickOff, { ...kickOff, homeScore: 0 })).toEqual({ id: "1a2b3c4d", homeScore: 0 });
  });

  it("[F7] is what applyChange needs to make the later row out of the earlier, also over the wire", () => {
    const change = toChange(goal, kickOff);
    if (change === null) throw new Error("the rows differ");
    const [received] = decodeChanges(encodeChange(change)).changes;
    expect(received).toEqual({ ...change, homeScore: 0, awayScore: 0 });
    expect(applyChange(goal, change)).toEqual({ ...kickOff, live: null, homeScore: null, awayScore: null });
  });
});

it("[F30] leaves no number's cell empty, leaves out who served, and ends with a part that no longer exists", () => {
  const change = {
    id,
    homeScore: null,
    homeRedCards: null,
    serve: null,
    homeGamePoints: null,
    live: null,
    homePeriod3: null,
  };
  expect(encodeChange(change)).toBe("AA÷1a2b3c4d¬AI÷¬AJ÷0¬AG÷0¬BE÷¬WA÷0¬~");
  expect(encodeChange({ id, serve: 2 })).toBe("AA÷1a2b3c4d¬WC÷2¬~");
});

describe("changes", () => {
  it("[F7] leave absent fields alone and clear fields that travel empty", () => {
    const [change] = decodeChanges("AA÷1a2b3c4d¬AG÷2¬AI÷¬~").changes;
    if (change === undefined) throw new Error("the row holds a change");
    expect(applyChange({ id, homeScore: 1, awayScore: 1, live: "y" }, change)).toEqual({
      id,
      homeScore: 2,
      awayScore: 1,
      live: null,
    });
  });

  it("[F7] made from any two rows carry the one to the other, and hold no cell in which they agree", () => {
    fc.assert(
      fc.property(arbitraryEvent, arbitraryEvent, (before, after) => {
        const change = toChange(before, after);
        expect(known(change === null ? before : applyChange(before, change))).toEqual(known(after));
        const agreeing = Object.keys(change ?? {}).filter((name) => Object.is(known(before)[name], known(after)[name]));
        expect(agreeing.filter((name) => name !== "id")).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it("see that a list is the same though it is another array", () => {
    const updates = [{ updatedSeconds: 1, incidentId: "a" }];
    const before: EventChange = { id, liveBookmakerIds: ["1", "2"], homePenaltyShots: updates };
    expect(toChange(before, { id, liveBookmakerIds: ["1", "2"], homePenaltyShots: [...updates] })).toBeNull();
    expect(toChange(before, { ...before, liveBookmakerIds: ["1"] })).toEqual({ id, liveBookmakerIds: ["1"] });
  });
});

/** A row as a client sees it: absent and cleared fields are the same. */
const known = (event: EventFields) => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
