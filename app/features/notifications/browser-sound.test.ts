import { describe, expect, it } from "vitest";
import { createFakeTimers } from "../../../tests/fakes/fake-timers.ts";
import { createSoundPlayer } from "./browser-sound.ts";

function openPlayer(isIos = false) {
  const timers = createFakeTimers();
  const heard: [number, string][] = [];
  const player = createSoundPlayer({
    timers,
    nowMs: timers.nowMs,
    isIos,
    play(sound) {
      heard.push([timers.nowMs(), sound]);
      return () => heard.push([timers.nowMs(), "stopped"]);
    },
  });
  return { timers, heard, player };
}

describe("the sounds of notifications", () => {
  it("[C9.07] are a second apart, in their order", async () => {
    const { timers, heard, player } = openPlayer();
    const start = timers.nowMs();
    player.queue("score-incremented");
    player.queue("finished");
    await timers.pass(5_000);
    expect(heard).toEqual([
      [start, "score-incremented"],
      [start + 1_000, "finished"],
    ]);
  });

  it("[C9.07] wait on iOS for two and a half seconds after the page's start", async () => {
    const { timers, heard, player } = openPlayer(true);
    const start = timers.nowMs();
    player.queue("correction");
    await timers.pass(5_000);
    expect(heard).toEqual([[start + 2_500, "correction"]]);
  });

  it("[C4.37] end when sound is turned off: what plays, and what waits", async () => {
    const { timers, heard, player } = openPlayer();
    player.queue("score-incremented");
    player.queue("finished");
    await timers.pass(500);
    player.silence();
    await timers.pass(5_000);
    expect(heard.map(([, what]) => what)).toEqual(["score-incremented", "stopped"]);
  });
});
