import type { Device, DeviceCall, DeviceGames } from "../../../shared/push/device.ts";

/** The calls that bring the site's knowledge of a device from `before` to `after`: none, or the sports that have changed. */
export function toDeviceCalls(before: DeviceCall | null, after: DeviceCall): readonly DeviceCall[] {
  if (before === null) return withSports(after.device, after.sports);
  // A different address or language makes a different browser to the site, so the earlier one stops following anything.
  if (before.device.endpoint !== after.device.endpoint || before.device.lang !== after.device.lang)
    return [...toFarewell(before), ...withSports(after.device, after.sports)];
  const hasOtherWishes = JSON.stringify(before.device) !== JSON.stringify(after.device);
  const names = new Set([...Object.keys(before.sports), ...Object.keys(after.sports)]);
  const changed = [...names].flatMap((name): readonly (readonly [string, DeviceGames])[] => {
    const games = after.sports[name] ?? {};
    return hasOtherWishes || !isSame(before.sports[name] ?? {}, games) ? [[name, games]] : [];
  });
  return withSports(after.device, Object.fromEntries(changed));
}

/** Makes the calls after which the site knows nothing of the browser. */
export const toFarewell = ({ device, sports }: DeviceCall): readonly DeviceCall[] =>
  withSports(device, Object.fromEntries(Object.keys(sports).map((name) => [name, {}])));

const withSports = (device: Device, sports: DeviceCall["sports"]): readonly DeviceCall[] =>
  Object.keys(sports).length === 0 ? [] : [{ device, sports }];

const isSame = (left: DeviceGames, right: DeviceGames): boolean => {
  const [one, other] = [Object.entries(left), Object.entries(right)];
  return one.length === other.length && one.every(([id, until]) => right[id] === until);
};
