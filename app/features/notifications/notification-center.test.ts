import { describe, expect, it } from "vitest";
import type { Notification } from "../../../shared/push/notification.ts";
import { isShown } from "./notification-center.tsx";

const side = { label: "", score: "", logoId: "" };
const notification = (): Notification => ({
  game: { kind: "game", lang: "fr", sportId: 1, eventId: "ABCDEFGH" },
  text: "But !",
  home: side,
  away: side,
  scoringSide: 1,
  urls: { event: "/", league: "/" },
  sentAtSeconds: 1_795_000_000,
});

describe("showing a notification", () => {
  const audience = { subscribedAtSeconds: 1_795_000_000, setting: "yessilent", isResponsive: false } as const;

  it("[C5.07] needs a subscription that is not younger", () => {
    expect(isShown(notification(), audience)).toBe(true);
    expect(isShown(notification(), { ...audience, subscribedAtSeconds: 1_795_000_001 })).toBe(false);
  });

  it("[C5.07] is off in responsive layout", () => {
    expect(isShown(notification(), { ...audience, isResponsive: true })).toBe(false);
  });

  it("[C5.07] is off when the setting is no", () => {
    expect(isShown(notification(), { ...audience, setting: "no" })).toBe(false);
    expect(isShown(notification(), { ...audience, setting: "yessound" })).toBe(true);
  });
});
