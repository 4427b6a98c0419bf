import { describe, expect, it } from "vitest";
import type { Notification } from "../../../shared/push/notification.ts";
import { isHeard, toSpeech } from "./notification-center.tsx";

const notification = (): Notification => ({
  game: { kind: "game", lang: "fr", sportId: 1, eventId: "ABCDEFGH" },
  text: "But !",
  home: { label: "Lyon", score: "1", logoId: "" },
  away: { label: "Nice", score: "0", logoId: "" },
  scoringSide: 2,
  urls: { event: "/", league: "/" },
  sentAtSeconds: 1_795_000_000,
});

describe("hearing a notification", () => {
  const audience = { subscribedAtSeconds: 1_795_000_000, setting: "yessilent" } as const;

  it("[C5.07] needs a subscription that is not younger", () => {
    expect(isHeard(notification(), audience)).toBe(true);
    expect(isHeard(notification(), { ...audience, subscribedAtSeconds: 1_795_000_001 })).toBe(false);
  });

  it("[C5.07] is off when the setting is no", () => {
    expect(isHeard(notification(), { ...audience, setting: "no" })).toBe(false);
    expect(isHeard(notification(), { ...audience, setting: "yessound" })).toBe(true);
  });

  it("says the score, and of a card the side that got it", () => {
    expect(toSpeech(notification(), "score", "fr")).toBe("But ! Lyon 1, Nice 0");
    const card = { ...notification(), text: "Carton rouge" };
    expect(toSpeech(card, "card", "fr")).toBe("Carton rouge, Nice. Lyon 1, Nice 0");
    expect(toSpeech({ ...card, scoringSide: 1 }, "card", "fr")).toBe("Carton rouge, Lyon. Lyon 1, Nice 0");
  });
});
