import { afterEach, expect, it, vi } from "vitest";
import { openInDeviceZone } from "./open-in-device-zone.ts";

afterEach(() => vi.unstubAllGlobals());

/** Minutes of a page's zone that this machine's is not in. */
const elsewhere = String(-new Date().getTimezoneOffset() + 345);
const here = String(-new Date().getTimezoneOffset());

/** Opens a page twice, as a browser does after a reload; returns how often it was reloaded, and the cookies. */
function open(dataset: Readonly<Record<string, string>>, { cookie = "", keepsCookies = true } = {}) {
  const kept = new Map(cookie === "" ? [] : [cookie.split("=") as [string, string]]);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      if (keepsCookies) kept.set(name, value);
    },
  });
  const root = { dataset } as unknown as HTMLElement;
  openInDeviceZone(root);
  openInDeviceZone(root);
  return { reloads: reload.mock.calls.length, cookies: [...kept.keys()] };
}

it("asks once for a page in the time of the device, whatever the server makes of its zone", () => {
  expect(open({ utcMinutes: elsewhere })).toEqual({ reloads: 1, cookies: ["tribune_device_zone"] });
});

it.each([
  ["has the time of the device", { utcMinutes: here }, {}],
  ["has the zone that its visitor chose", { utcMinutes: elsewhere }, { cookie: "tribune_zone=Europe/Paris" }],
  ["is a copy that was kept for times without a network", { utcMinutes: elsewhere, keptAt: "1" }, {}],
  ["has no times", {}, {}],
  ["is in a browser that keeps no cookies", { utcMinutes: elsewhere }, { keepsCookies: false }],
])("leaves a page alone that %s", (_, dataset, browser) => {
  expect(open(dataset as Record<string, string>, browser).reloads).toBe(0);
});
