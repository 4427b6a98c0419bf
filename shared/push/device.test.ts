import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseDeviceCall } from "./device.ts";
import { maxGamesPerDevice } from "./push-limits.ts";

const device = {
  endpoint: "https://push.test/1",
  p256dh: `B${"A".repeat(86)}`,
  auth: "A".repeat(22),
  lang: "fr",
  kinds: ["score", "end"],
  delaySeconds: 30,
};
const sports = { "1": { ABCDEFGH: 1_800_000_000 }, "2": {} };
const ids = Array.from(
  { length: maxGamesPerDevice + 1 },
  (_, index) => [`GAME${String(index).padStart(4, "0")}`, 1] as const,
);

it("[P22] takes a browser with its keys, its wishes and the games of each sport", () => {
  expect(parseDeviceCall({ device, sports })).toEqual({ device, sports });
  expect(parseDeviceCall({ device, sports: { "1": Object.fromEntries(ids.slice(1)) } })).not.toBeNull();
});

it.each<[string, object]>([
  ["a key of another length", { device: { ...device, p256dh: "BAAA" }, sports }],
  ["a secret of another length", { device: { ...device, auth: "AAAA" }, sports }],
  ["an endless endpoint", { device: { ...device, endpoint: `https://push.test/${"a".repeat(1_000)}` }, sports }],
  ["a language that the site lacks", { device: { ...device, lang: "xx" }, sports }],
  ["a kind that does not exist", { device: { ...device, kinds: ["odds"] }, sports }],
  ["a delay that no page has", { device: { ...device, delaySeconds: 900 }, sports }],
  ["a sport that does not exist", { device, sports: { "99": {} } }],
  ["another spelling of a sport", { device, sports: { "01": {} } }],
  ["a game that is none", { device, sports: { "1": { "../x": 1 } } }],
  ["a time that is none", { device, sports: { "1": { ABCDEFGH: "soon" } } }],
  ["too many games", { device, sports: { "1": Object.fromEntries(ids) } }],
  ["no sports", { device }],
])("[P22] refuses %s", (_, call) => {
  expect(parseDeviceCall(call)).toBeNull();
});

it("never throws, whatever is sent", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => parseDeviceCall(value)).not.toThrow();
    }),
  );
});
