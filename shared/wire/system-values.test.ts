import { describe, expect, it } from "vitest";
import { parseSystemCells, systemSyncIntervalMs, toSystemCells } from "./system-values.ts";

describe("the system feed's values", () => {
  it("[C7.05, C4.26] reads multiplier, service status, update time and server time, and writes them back", () => {
    const cells: [string, string][] = [
      ["mlp", "2"],
      ["sst", "7"],
      ["stu", "5"],
      ["utime", "1763674000"],
    ];
    const values = { multiplier: 2, serviceStatus: 7, updateSeconds: 5, serverSeconds: 1_763_674_000 };
    expect(parseSystemCells(cells)).toEqual(values);
    expect(toSystemCells(values)).toEqual(cells);
  });

  it("[C7.05] changes nothing for unknown keys or values that are not numbers", () => {
    const cells: [string, string][] = [
      ["mlp", "fast"],
      ["stu", ""],
      ["sst", "-1"],
      ["toString", "4"],
      ["utime", "12"],
    ];
    expect(parseSystemCells(cells)).toEqual({ serverSeconds: 12 });
  });

  it("[C9.02] asks for update time × multiplier, and for no interval of 0", () => {
    expect(systemSyncIntervalMs({ updateSeconds: 5, multiplier: 3 })).toBe(15_000);
    expect(systemSyncIntervalMs({ updateSeconds: 5 })).toBe(5000);
    expect(systemSyncIntervalMs({ updateSeconds: 5, multiplier: 0 })).toBe(5000);
    expect(systemSyncIntervalMs({ updateSeconds: 0, multiplier: 3 })).toBeNull();
    expect(systemSyncIntervalMs({ multiplier: 3 })).toBeNull();
  });
});
