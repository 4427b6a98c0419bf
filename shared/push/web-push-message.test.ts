import { expect, it } from "vitest";
import { parseWebPushMessage, toWebPushMessage } from "./web-push-message.ts";

const notification = {
  game: { kind: "game", lang: "fr", sportId: 1, eventId: "ABCDEFGH" },
  text: "But !",
  home: { label: "Lyon", score: "2", logoId: "" },
  away: { label: "Nice", score: "1", logoId: "" },
  scoringSide: 2,
  urls: { event: "/match/ABCDEFGH", league: "/football/france/" },
  sentAtSeconds: 1_795_000_000,
} as const;
const message = toWebPushMessage(notification);

it("[P23] says the score, what happened and for whom, in the language of the game's subject", () => {
  expect(message).toEqual({
    title: "Lyon 2 – 1 Nice",
    body: "But ! Nice",
    path: "/match/ABCDEFGH",
    tag: "g_1_ABCDEFGH",
    lang: "fr",
    sentAtSeconds: 1_795_000_000,
  });
});

it("[P23] says no score before there is one, and no side where none did it", () => {
  const side = { label: "Lyon", score: "", logoId: "" };
  const { title, body } = toWebPushMessage({ ...notification, text: "Reporté", home: side, scoringSide: 0 });
  expect([title, body]).toEqual(["Lyon – Nice", "Reporté"]);
});

it("[P23] is read as it is written, and leads to no other site", () => {
  expect(parseWebPushMessage(JSON.stringify(message))).toEqual(message);
  for (const path of ["https://evil.example/", "//evil.example", "javascript:alert(1)"])
    expect(parseWebPushMessage(JSON.stringify({ ...message, path }))?.path).toBe("/");
  for (const text of [
    "",
    "{",
    "[]",
    JSON.stringify({ ...message, title: 1 }),
    JSON.stringify({ ...message, title: "" }),
  ])
    expect(parseWebPushMessage(text)).toBeNull();
});

it("[P23] is read although parts of it are missing or of another kind", () => {
  const { lang: _, ...withoutLanguage } = message;
  expect(parseWebPushMessage(JSON.stringify(withoutLanguage))).toEqual({ ...message, lang: "" });
  const bare = { title: "Lyon – Nice", body: "", path: "/", tag: "news", lang: "", sentAtSeconds: 0 };
  expect(parseWebPushMessage('{"title":"Lyon – Nice","body":1,"tag":"","sentAtSeconds":"5"}')).toEqual(bare);
});
