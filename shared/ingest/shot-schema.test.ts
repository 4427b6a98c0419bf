import { describe, expect, it } from "vitest";
import { shotActions } from "../timeline/shot.ts";
import { postedSchema } from "./incident-schema.ts";

const place = { x: 88.5, y: 47 };
const post = (shot: object) =>
  postedSchema.safeParse({ eventId: "1Event00", kind: "play", side: 1, play: "shot-on-target", minute: "13", shot });
const faults = (shot: object) => post(shot).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a shot that a provider posts", () => {
  it.each([
    ["its place alone", place],
    ["what a post had before there were actions", { ...place, body: "head", situation: "open-play" }],
    ["what came before, as far as it is known", { ...place, previous: { seconds: 0.4 } }],
    [
      "every fact",
      {
        ...place,
        body: "foot",
        situation: "counter",
        previous: { action: "through-ball", from: { x: 60, y: 50 }, seconds: 3.2 },
      },
    ],
  ])("has %s, and arrives whole", (_, shot) => {
    expect(post(shot)).toMatchObject({ success: true, data: { shot } });
  });

  it.each(shotActions)("may follow a %s", (action) => {
    expect(faults({ ...place, previous: { action } })).toBeUndefined();
  });

  it.each([
    ["an unknown action", { action: "nutmeg" }, "shot.previous.action"],
    ["half a place", { from: { x: 60 } }, "shot.previous.from.y"],
    ["a place beyond the pitch", { from: { x: 101, y: 50 } }, "shot.previous.from.x"],
    ["an action after the shot", { seconds: -1 }, "shot.previous.seconds"],
    ["an action of another half", { seconds: 601 }, "shot.previous.seconds"],
    ["a fact that nobody knows", { opportunity: true }, "shot.previous"],
  ])("is refused with %s before it", (_, previous, path) => {
    expect(faults({ ...place, previous })?.[0]).toContain(`${path}: `);
  });

  it.each(["free-kick", "penalty"])("follows nothing as a %s, which a whistle comes before", (situation) => {
    expect(faults({ ...place, situation, previous: { action: "pass" } })).toEqual([
      `shot.previous: does not exist before a ${situation}`,
    ]);
    expect(faults({ ...place, situation })).toBeUndefined();
  });
});
