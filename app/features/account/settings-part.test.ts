import { expect, it } from "vitest";
import { createNotificationSettings } from "../notifications/notification-settings.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { saveValue } from "../../storage/stored-value.ts";
import { settingsPart } from "./settings-part.ts";
import { createMap } from "./sync.fixture.ts";

const nowSeconds = () => 1_780_000_000;
const defaults = { sortByTime: false, mygamesGroups: false, mygamesNotifications: "yessilent" };

function openPart() {
  const storage = createMap();
  const notifications = createNotificationSettings(storage, { userAgent: "", nowSeconds });
  let reloads = 0;
  const listeners = new Set<() => void>();
  const order = {
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    reload: () => void (reloads += 1),
  };
  const part = settingsPart(storage, [notifications, order], nowSeconds);
  const choose = (changed: object) => {
    saveValue(storage, storedKeys.liveTable, { ...defaults, ...changed }, nowSeconds());
    for (const listener of listeners) listener();
  };
  return { part, notifications, choose, reloads: () => reloads };
}

it.each([
  [{ sortByTime: true }],
  [{ mygamesGroups: true }],
  [{ mygamesNotifications: "no" }],
  [{ sortByTime: true, mygamesGroups: true, mygamesNotifications: "yessound" }],
])(
  "[C3.20, C6.02, A4.10, C4.22] the choice %j is the account's, reaches another device, and is gone without one",
  (chosen) => {
    const [one, other] = [openPart(), openPart()];
    expect(one.part.read()).toEqual({});
    one.choose(chosen);
    expect(one.part.read()).toEqual({ livetable: chosen });
    other.part.write(one.part.read());
    expect(other.part.read()).toEqual({ livetable: chosen });
    expect(other.notifications.get().setting).toBe({ ...defaults, ...chosen }.mygamesNotifications);
    expect(other.reloads()).toBe(1);
    other.part.write(undefined);
    expect(other.part.read()).toEqual({});
  },
);

it("[A4.10] each of them says that it was chosen, until nobody listens", () => {
  const { part, notifications, choose } = openPart();
  let heard = 0;
  const end = part.subscribe(() => (heard += 1));
  notifications.choose("no");
  choose({ sortByTime: true });
  expect(heard).toBe(2);
  end();
  notifications.choose("yessound");
  choose({});
  expect(heard).toBe(2);
});
