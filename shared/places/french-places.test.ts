import { expect, it } from "vitest";
import { frenchPlaceOf } from "./french-places.ts";

it.each([
  ["971", "GP"],
  ["972", "MQ"],
  ["973", "GF"],
  ["974", "RE"],
  ["975", "PM"],
  ["976", "YT"],
  ["977", "BL"],
  ["978", "MF"],
  ["984", "TF"],
  ["986", "WF"],
  ["987", "PF"],
  ["988", "NC"],
  ["989", "CP"],
])("[C6.03] knows the place overseas by its number %s and by its letters %s", (number, code) => {
  expect([frenchPlaceOf(number), frenchPlaceOf(code)]).toEqual([code, code]);
});

it.each(["IDF", "75", "999", "", "toString"])("takes %j for no place overseas", (subdivision) => {
  expect(frenchPlaceOf(subdivision)).toBeNull();
});
