import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sportIdOf } from "../../shared/sports/stable-id.ts";
import { toEventId, toEventKey } from "./event-ids.ts";

const key = fc.record({ competition: fc.nat(511), place: fc.nat(2 ** 24 - 1) });
const sport = fc.integer({ min: 1, max: 44 });

describe("ids of the built-in world", () => {
  it("name the sport and lead back to the event's place", () => {
    fc.assert(
      fc.property(fc.string(), sport, key, (seed, sportId, where) => {
        const id = toEventId(seed, sportId, where);
        expect(id).toMatch(/^[0-9A-Za-z]{8}$/);
        expect(sportIdOf(id)).toBe(sportId);
        expect(toEventKey(seed, id)).toEqual(where);
      }),
    );
  });

  it("are hardly ever those of another seed, of other sources, or of nothing", () => {
    const wrong = Array.from({ length: 2000 }, (_, place) => toEventId("other", 1, { competition: 3, place }));
    expect(wrong.filter((id) => toEventKey("tribune", id) !== null).length).toBeLessThan(20);
    for (const id of ["", "1", "1abc", "1abcdefgh", "1abc-efg", "öabcdefg"])
      expect(toEventKey("tribune", id)).toBeNull();
  });
});
