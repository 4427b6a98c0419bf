import { describe, expect, it } from "vitest";
import { toPlayAtMs, toSoundPath } from "./browser-sound.ts";
import { flipSound, isIos, toSoundSwitch } from "./sound-switch.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const agents = {
  iphone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
  iphoneChrome: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  mac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`,
  chrome: `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/140.0.0.0 Safari/537.36`,
  edge: `Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

describe("the sound switch", () => {
  it("[C4.37] starts off on iOS and Safari and on elsewhere", () => {
    const isOn = Object.entries(agents).map(([name, agent]) => [name, toSoundSwitch(null, agent).isOn]);
    expect(Object.fromEntries(isOn)).toEqual({
      iphone: false,
      iphoneChrome: false,
      mac: false,
      chrome: true,
      edge: true,
      firefox: true,
    });
  });

  it("[C4.37] keeps what the visitor chose, on any browser", () => {
    expect(toSoundSwitch("1", agents.iphone).isOn).toBe(true);
    expect(toSoundSwitch("0", agents.chrome).isOn).toBe(false);
    expect(toSoundSwitch("nonsense", agents.chrome).isOn).toBe(true);
  });

  it("[C4.37] stores a flag and stops what plays when it is flipped", () => {
    expect(flipSound({ isOn: true })).toEqual({ state: { isOn: false }, flag: "0", effect: "stop-sounds" });
    expect(flipSound({ isOn: false })).toEqual({ state: { isOn: true }, flag: "1", effect: "stop-sounds" });
    expect(toSoundSwitch(flipSound({ isOn: true }).flag, agents.chrome)).toEqual(flipSound({ isOn: true }).state);
  });
});

describe("sound files", () => {
  it("[C7.14] are ogg where the browser plays it and else mp3", () => {
    expect(toSoundPath("/sounds", "finished", () => true)).toBe("/sounds/finished.ogg");
    expect(toSoundPath("/sounds", "finished", (type) => type === "audio/mpeg")).toBe("/sounds/finished.mp3");
    expect(toSoundPath("/sounds", "finished", () => false)).toBe("/sounds/finished.mp3");
  });

  it("[C9.07] play a second apart", () => {
    const page = { pageStartMs: 0, isIos: false };
    expect(toPlayAtMs(5000, { ...page, lastPlayMs: null })).toBe(5000);
    expect(toPlayAtMs(5000, { ...page, lastPlayMs: 4500 })).toBe(5500);
    expect(toPlayAtMs(5000, { ...page, lastPlayMs: 3000 })).toBe(5000);
  });

  it("[C9.07] wait 2.5 s after the start of the page on iOS", () => {
    expect(isIos(agents.iphone)).toBe(true);
    expect(isIos(agents.mac)).toBe(false);
    expect(toPlayAtMs(1000, { lastPlayMs: null, pageStartMs: 0, isIos: true })).toBe(2500);
    expect(toPlayAtMs(1000, { lastPlayMs: null, pageStartMs: 0, isIos: false })).toBe(1000);
  });
});
