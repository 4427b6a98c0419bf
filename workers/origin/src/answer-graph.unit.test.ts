import { expect, it } from "vitest";
import { readVariables } from "./answer-graph.ts";

const query = "query Q($id: ID!, $day: Int = 0, $tzHour: Float!, $bets: [BetType!]) { event(id: $id) { id } }";
const read = (text: string) => readVariables(query, new URLSearchParams(text));

it("[G4] reads each variable as the query declares it, and nothing else", () => {
  expect(read("_hash=x&id=12345678&day=-1&tzHour=5.75&bets=HOME_AWAY,OVER_UNDER&other=1")).toEqual({
    id: "12345678",
    day: -1,
    tzHour: 5.75,
    bets: ["HOME_AWAY", "OVER_UNDER"],
  });
});

it("[G4] leaves out a missing value, and leaves a value that is not a number as it is", () => {
  expect(read("id=a&tzHour=east&bets=")).toEqual({ id: "a", tzHour: "east", bets: [] });
});
