import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameSubject } from "./subjects.ts";
import { decodeRows } from "../wire/codec.ts";
import { encodeNotification, encodeNotificationRow, parseNotification, readNewsKind } from "./notification.ts";

const subject = "games_fr_g_1_ABCDEFGH";
const values = ["But !", "Lyon", "Nice", "2", "1", 1, "/match/ABCDEFGH", "/football/france/", "L1", "", 1_795_000_000];
const payload = JSON.stringify(values);
const replaced = (index: number, value: unknown) => JSON.stringify(values.with(index, value as string));

function notification() {
  const parsed = parseNotification(subject, payload);
  if (parsed === null) throw new Error("the sample must parse");
  return parsed;
}

describe("notifications", () => {
  it("[C3.10] carry a game's subject, text, labels, score, side, urls, logos and time", () => {
    expect(notification()).toEqual({
      game: { kind: "game", lang: "fr", sportId: 1, eventId: "ABCDEFGH" },
      text: "But !",
      home: { label: "Lyon", score: "2", logoId: "L1" },
      away: { label: "Nice", score: "1", logoId: "" },
      scoringSide: 1,
      urls: { event: "/match/ABCDEFGH", league: "/football/france/" },
      sentAtSeconds: 1_795_000_000,
    });
  });

  it("[C3.10] are written as they are read", () => {
    expect(encodeNotification(notification())).toBe(payload);
  });

  it("[C3.10] are one row on their way, whatever a team is called", () => {
    const named = { ...notification(), home: { ...notification().home, label: "A~B¬C÷D" } };
    // The row carries its kind. A missing or unknown kind reads as null, so that the visitor still gets the news.
    expect(readNewsKind(encodeNotificationRow(named, "card"))).toBe("card");
    expect([readNewsKind(encodeNotificationRow(named)), readNewsKind("TNO÷[]¬TNK÷new¬~"), readNewsKind("")]).toEqual([
      null,
      null,
      null,
    ]);
    const [row, ...others] = decodeRows(encodeNotificationRow(named)).rows;
    expect(others).toEqual([]);
    expect(row).toHaveLength(1);
    expect(parseNotification(subject, row?.[0]?.[1] ?? "")?.home.label).toMatch(/^A.?B.?C.?D$/);
  });

  it("[C3.10] arrive on a subject of prefix, sport and game, and are dropped on any other", () => {
    expect(parseNotification(gameSubject("fr", 1, "ABCDEFGH"), payload)).toEqual(notification());
    for (const bad of ["", "games_fr_g_1_short", "games_fr_g_0_ABCDEFGH", "games_fr_ABCDEFGH", "u_1_1"]) {
      expect(parseNotification(bad, payload)).toBeNull();
    }
  });

  it.each<[string, string]>([
    ["no JSON", "{"],
    ["no array", "{}"],
    ["too short", JSON.stringify(values.slice(1))],
    ["too long", JSON.stringify([...values, 0])],
    ["no text", replaced(0, "")],
    ["an endless text", replaced(0, "x".repeat(301))],
    ["a number for a label", replaced(1, 5)],
    ["a side that does not exist", replaced(5, 3)],
    ["another site's address", replaced(6, "https://evil.example")],
    ["another site's address without scheme", replaced(6, "//evil.example")],
    ["another site's address behind a backslash", replaced(7, "/\\evil.example")],
    ["a script", replaced(7, "javascript:alert(1)")],
    ["no time", replaced(10, null)],
  ])("[C5.07] are dropped when they do not parse: %s", (_, text) => {
    expect(parseNotification(subject, text)).toBeNull();
  });

  it("[C5.07] are dropped on a subject that does not parse", () => {
    expect(parseNotification("sys", payload)).toBeNull();
  });

  it("never throw, whatever arrives", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(() => parseNotification(subject, text)).not.toThrow();
      }),
    );
  });
});
