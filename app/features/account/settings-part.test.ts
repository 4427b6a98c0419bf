import { expect, it } from "vitest";
import { defaultLiveTableSettings } from "../../storage/live-table-settings.ts";
import { createLiveTable } from "../live-table/live-table.ts";
import { settingsPart } from "./settings-part.ts";
import { createMap } from "./sync.fixture.ts";

it("[C6.02, A4.10, C4.22] what differs from the default is the account's, and the default is restored without one", () => {
  const table = createLiveTable(createMap(), () => 1_780_000_000);
  const part = settingsPart(table);
  expect(part.read()).toEqual({});
  let told = 0;
  part.subscribe(() => (told += 1));
  table.change({ mygamesNotifications: "no" });
  expect(part.read()).toEqual({ livetable: { mygamesNotifications: "no" } });
  table.change({ sortByTime: true, mygamesGroups: true });
  const sent = part.read();
  expect([sent, told]).toEqual([
    { livetable: { sortByTime: true, mygamesGroups: true, mygamesNotifications: "no" } },
    2,
  ]);
  part.write(undefined);
  expect(table.get()).toEqual(defaultLiveTableSettings);
  part.write(sent);
  expect(table.get()).toEqual({ sortByTime: true, mygamesGroups: true, mygamesNotifications: "no" });
});
