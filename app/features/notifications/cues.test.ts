import { describe, expect, it } from "vitest";
import { sports } from "../../../shared/sports/catalogue.ts";
import { decideCue, isCueAllowed, noCues, type CueHistory, notificationTexts, recogniseMessage } from "./cues.ts";
import type { Notification } from "../../../shared/push/notification.ts";
import { soundEvents, toSoundEvent, toSoundEvents } from "./sound-events.ts";
import { messages, type Message } from "../../../shared/push/notification-messages.ts";

const notification = (text: string, sportId = 1, eventId = "ABCDEFGH"): Notification => ({
  game: { kind: "game", lang: "en", sportId, eventId },
  text,
  home: { label: "Lyon", score: "1", logoId: "" },
  away: { label: "Nice", score: "0", logoId: "" },
  scoringSide: 1,
  urls: { event: "/match/ABCDEFGH", league: "/" },
  sentAtSeconds: 1000,
});
const loud = { kind: null, history: noCues, setting: "yessound", isSoundOn: true } as const;
const played = (...events: readonly (typeof soundEvents)[number][]): CueHistory => new Map([["G", new Set(events)]]);

describe("recognising a text", () => {
  it("[C4.40] knows every message in every shipped language", () => {
    const languages = Object.keys(notificationTexts);
    expect(languages).toEqual(expect.arrayContaining(["fr", "en", "de", "es", "it", "pt", "nl", "pl"]));
    for (const texts of Object.values(notificationTexts)) {
      for (const message of messages) {
        expect(texts[message]).not.toBe("");
        expect(recogniseMessage(texts[message])).toBe(message);
      }
    }
  });

  it.each<[string, Message]>([
    ["Finished.", "finished"],
    ["Goal!", "goal"],
    ["But !", "goal"],
    ["Tor!", "goal"],
    ["¡Gol!", "goal"],
    ["Doelpunt!", "goal"],
    ["Terminé.", "finished"],
    ["Correction: coach challenge.", "correction-coach-challenge"],
    ["Correction : faute.", "correction-foul"],
    ["Korrektur: Handspiel.", "correction-handball"],
    ["Corrección: fuera de juego.", "correction-offside"],
    ["Correzione: revisione al video.", "correction-video-review"],
  ])("[C4.40] reads %s", (text, message) => {
    expect(recogniseMessage(text)).toBe(message);
  });

  it("[C4.40] does not mind kinds of space, accents in two parts, apostrophes or case", () => {
    expect(recogniseMessage("But\u202f!")).toBe("goal");
    expect(recogniseMessage("But!")).toBe("goal");
    expect(recogniseMessage(" TERMINE\u0301. ")).toBe("finished");
    expect(recogniseMessage("Correction\u00a0: challenge de l’entraîneur.")).toBe("correction-coach-challenge");
  });

  it("[C4.40] plays nothing for any other text", () => {
    for (const text of ["", "Goal", "Goal! 1-0", "Red card!", "Half-time.", "toString"]) {
      expect(recogniseMessage(text)).toBeNull();
      expect(decideCue(notification(text), loud).cue).toBeNull();
    }
  });
});

describe("sounds of a sport", () => {
  it("[C4.39] are of the four kinds, and decided for every sport", () => {
    expect([...soundEvents].toSorted()).toEqual(["correction", "finished", "score-incremented", "tennis-game"]);
    const silent = sports.filter(({ id }) => toSoundEvents(id).length === 0).map(({ id }) => id);
    expect(silent).toEqual([31, 32, 33, 34, 35, 37, 38, 39, 40, 41]);
  });

  it("[C4.39] have no finish in volleyball, badminton and table tennis", () => {
    const loudSports = sports.filter(({ id }) => toSoundEvents(id).length > 0);
    const withoutFinish = loudSports.filter(({ id }) => !toSoundEvents(id).includes("finished")).map(({ id }) => id);
    expect(withoutFinish).toEqual([12, 21, 25]);
  });

  it("[C4.39] have games in tennis alone", () => {
    expect(sports.filter(({ id }) => toSoundEvents(id).includes("tennis-game")).map(({ id }) => id)).toEqual([2]);
  });

  it("[C4.40] follow the message", () => {
    expect(messages.map((message) => toSoundEvent(message, 2))).toEqual([
      "finished",
      "score-incremented",
      "score-incremented",
      "tennis-game",
      ...Array.from({ length: 6 }, () => "correction"),
    ]);
    expect(toSoundEvent("game", 1)).toBeNull();
    expect(toSoundEvent("goal", 34)).toBeNull();
    expect(toSoundEvent("goal", 20)).toBeNull();
  });
});

describe("the history of a game", () => {
  it("[C4.38] allows no score after the finish", () => {
    expect(isCueAllowed(noCues, "G", "score-incremented")).toBe(true);
    expect(isCueAllowed(played("score-incremented"), "G", "score-incremented")).toBe(true);
    expect(isCueAllowed(played("finished"), "G", "score-incremented")).toBe(false);
  });

  it("[C4.38] allows no tennis game after both finish and score", () => {
    expect(isCueAllowed(played("finished"), "G", "tennis-game")).toBe(true);
    expect(isCueAllowed(played("score-incremented"), "G", "tennis-game")).toBe(true);
    expect(isCueAllowed(played("finished", "score-incremented"), "G", "tennis-game")).toBe(false);
  });

  it("[C4.38] always allows finish and correction, and other games", () => {
    const all = played(...soundEvents);
    expect(isCueAllowed(all, "G", "finished")).toBe(true);
    expect(isCueAllowed(all, "G", "correction")).toBe(true);
    expect(isCueAllowed(all, "H", "score-incremented")).toBe(true);
  });
});

describe("playing a sound", () => {
  it("[C5.08] happens when setting, switch and history allow it", () => {
    expect(decideCue(notification("Goal!"), loud).cue).toBe("score-incremented");
  });

  it("is that of a goal for a red card, in sports that have it", () => {
    expect(decideCue(notification("Red card"), { ...loud, kind: "card" }).cue).toBe("score-incremented");
    expect(decideCue(notification("Red card", 16), { ...loud, kind: "card" }).cue).toBeNull();
  });

  it("[C5.08] does not happen with silent or no notifications", () => {
    for (const setting of ["yessilent", "no"] as const) {
      expect(decideCue(notification("Goal!"), { ...loud, setting })).toEqual({ cue: null, history: noCues });
    }
  });

  it("[C5.08] does not happen when the visitor has turned sound off", () => {
    expect(decideCue(notification("Goal!"), { ...loud, isSoundOn: false }).cue).toBeNull();
  });

  it("[C5.08] does not happen when the history forbids it, and what plays enters the history", () => {
    const { history } = decideCue(notification("Finished."), loud);
    expect(decideCue(notification("Goal!"), { ...loud, history }).cue).toBeNull();
    expect(decideCue(notification("Goal!", 1, "OTHER000"), { ...loud, history }).cue).toBe("score-incremented");
    expect(decideCue(notification("Correction."), { ...loud, history }).cue).toBe("correction");
  });
});
