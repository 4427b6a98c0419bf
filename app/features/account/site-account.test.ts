import { expect, it } from "vitest";
import { defaultLiveTableSettings } from "../../storage/live-table-settings.ts";
import { changeLiveTable, liveTable } from "../live-table/live-table.ts";
import { settingsPart as part } from "./site-account.ts";

it("[C6.02, A4.10, C4.22] what differs from the default is the account's, and the default is restored without one", () => {
  expect(part.read()).toEqual({});
  let told = 0;
  part.subscribe(() => (told += 1));
  changeLiveTable({ mygamesNotifications: "no" });
  expect(part.read()).toEqual({ livetable: { mygamesNotifications: "no" } });
  const chosen = { sortByTime: true, mygamesGroups: true, excitingGames: "leagues" } as const;
  changeLiveTable(chosen);
  const sent = part.read();
  const all = { ...chosen, mygamesNotifications: "no" };
  expect([sent, told]).toEqual([{ livetable: all }, 2]);
  part.write(undefined);
  expect(liveTable.get()).toEqual(defaultLiveTableSettings);
  part.write(sent);
  expect(liveTable.get()).toEqual(all);
});
