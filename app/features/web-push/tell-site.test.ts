import { expect, it } from "vitest";
import type { DeviceCall } from "../../../shared/push/device.ts";
import { toDeviceCalls, toFarewell } from "./tell-site.ts";

const device: DeviceCall["device"] = {
  endpoint: "https://push.test/1",
  p256dh: "key",
  auth: "secret",
  lang: "fr",
  kinds: ["score"],
  delaySeconds: 0,
};
const told: DeviceCall = { device, sports: { "1": { AAAAAAAA: 5, BBBBBBBB: 6 }, "2": { CCCCCCCC: 7 } } };

it("[P22] tells the site of what changed, sport by sport, and nothing where nothing did", () => {
  expect(toDeviceCalls(told, told)).toEqual([]);
  expect(toDeviceCalls(null, told)).toEqual([told]);
  expect(toDeviceCalls(null, { device, sports: {} })).toEqual([]);
  const sports = { "1": { BBBBBBBB: 6, AAAAAAAA: 5 }, "3": { DDDDDDDD: 8 } };
  expect(toDeviceCalls(told, { device, sports })).toEqual([{ device, sports: { "2": {}, "3": { DDDDDDDD: 8 } } }]);
  const later = { "1": { AAAAAAAA: 5, BBBBBBBB: 9 }, "2": { CCCCCCCC: 7 } };
  expect(toDeviceCalls(told, { device, sports: later })).toEqual([{ device, sports: { "1": later["1"] } }]);
});

it("[P22] tells it of every sport where the visitor wants other news, or wants them later", () => {
  const late = { ...device, delaySeconds: 60 };
  expect(toDeviceCalls(told, { ...told, device: late })).toEqual([{ device: late, sports: told.sports }]);
});

it.each([{ endpoint: "https://push.test/2" }, { lang: "de" as const }])(
  "[P22] has the earlier browser forgotten where it is another now: %o",
  (change) => {
    const next = { device: { ...device, ...change }, sports: told.sports };
    expect(toDeviceCalls(told, next)).toEqual([{ device, sports: { "1": {}, "2": {} } }, next]);
  },
);

it("[P22] has a browser forgotten in every sport where it was known", () => {
  expect(toFarewell(told)).toEqual([{ device, sports: { "1": {}, "2": {} } }]);
});
