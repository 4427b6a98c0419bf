import { expect, it } from "vitest";
import { createNotificationSettings } from "../notifications/notification-settings.ts";
import { settingsPart } from "./settings-part.ts";
import { createMap } from "./sync.fixture.ts";

it("[C6.02, A4.10, C4.22] what differs from the default is the account's, and the default is restored without one", () => {
  const store = createNotificationSettings(createMap(), { userAgent: "", nowSeconds: () => 1_780_000_000 });
  const part = settingsPart(store);
  expect(part.read()).toEqual({});
  store.choose("no");
  const sent = part.read();
  expect(sent).toEqual({ livetable: { mygamesNotifications: "no" } });
  part.write(undefined);
  expect(store.get().setting).toBe("yessilent");
  part.write(sent);
  expect(store.get().setting).toBe("no");
});
