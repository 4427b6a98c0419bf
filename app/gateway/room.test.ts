import { expect, it } from "vitest";
import { createRoom } from "./room.ts";

it("lets so many in, and another when one leaves", () => {
  const room = createRoom(2, () => 0);
  const leave = room.enter();
  expect(room.enter()).not.toBeNull();
  expect(room.enter()).toBeNull();
  leave?.();
  expect(room.enter()).not.toBeNull();
  expect(room.enter()).toBeNull();
});

it("takes who stayed longer than a request may take for gone, and nobody else", () => {
  let nowMs = 0;
  const room = createRoom(2, () => nowMs);
  room.enter();
  nowMs = 10_000;
  room.enter();
  nowMs = 20_000;
  expect(room.enter()).not.toBeNull();
  expect(room.enter()).toBeNull();
});
