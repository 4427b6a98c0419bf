import { expect, it } from "vitest";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import { offeredZones } from "../time/zones.ts";
import { toZoneCookies, withZoneChoice } from "./zone-choice.ts";

const zoneOf = (cookie: string | null) => withZoneChoice(unknownVisitor, cookie).place.timeZone;

it("is the one that the visitor chose, else that of their device, else that of the place", () => {
  expect(zoneOf("tribune_device_zone=Asia/Tokyo; tribune_zone=America/New_York")).toBe("America/New_York");
  expect(zoneOf("tribune_device_zone=Asia/Tokyo")).toBe("Asia/Tokyo");
  expect([zoneOf(null), zoneOf("a=b")]).toEqual([null, null]);
});

it("has one spelling, so that a page is kept once for all who read it", () => {
  expect(zoneOf("tribune_zone=europe/PARIS")).toBe("Europe/Paris");
  for (const zone of ["Europe/Atlantis", "+02:00", "-0230", "", "x".repeat(65), "Europe/Paris|x", "constructor"])
    expect([zone, zoneOf(`tribune_zone=${zone}`)]).toEqual([zone, null]);
});

it("is kept for a year by a form, where it is offered, and forgotten for that of the device", () => {
  const cookiesOf = (zone: string) => toZoneCookies(new URLSearchParams({ zone }));
  expect(cookiesOf("Asia/Tokyo")).toEqual(["tribune_zone=Asia/Tokyo; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  expect(cookiesOf("device")).toEqual(["tribune_zone=; Path=/; Max-Age=0; SameSite=Lax; Secure"]);
  for (const zone of ["", "Europe/Atlantis", "Asia/Tokyo; x=1"]) expect(cookiesOf(zone)).toEqual([]);
});

it("is offered once each, and all of them exist", () => {
  expect(new Set(offeredZones).size).toBe(offeredZones.length);
  for (const zone of offeredZones) expect(zoneOf(`tribune_zone=${zone}`)).not.toBeNull();
});
