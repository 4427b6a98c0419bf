import { describe, expect, it } from "vitest";
import { followBookmakerLink, toBookmakerLink, toLinkTarget } from "./bookmaker-link.ts";

const base = "https://go.example.com/click";

function recordEffects() {
  const opened: unknown[] = [];
  const logged: string[] = [];
  return {
    opened,
    logged,
    open: (...call: unknown[]) => void opened.push(call),
    log: (text: string) => void logged.push(text),
  };
}

describe("bookmaker links", () => {
  it("[C7.15] are the base, the bookmaker's id and the parameters", () => {
    const parameters = { event: "g_1_ABCDEFGH", price: 1.5, label: "a&b=c d" };
    const href = "https://go.example.com/click/16/?event=g_1_ABCDEFGH&price=1.5&label=a%26b%3Dc%20d";
    expect(toBookmakerLink({ base, bookmakerId: 16, parameters })).toEqual({ ok: true, href });
    expect(toBookmakerLink({ base: `${base}/`, bookmakerId: 16, parameters })).toEqual({ ok: true, href });
    expect(toBookmakerLink({ base, bookmakerId: 5 })).toEqual({ ok: true, href: "https://go.example.com/click/5/" });
  });

  it("[C7.15] refuse a base that is not a plain https address", () => {
    for (const bad of [
      "",
      "go.example.com",
      "http://go.example.com",
      "javascript:alert(1)",
      "https://go.example.com/?a=1",
      "https://go.example.com/#x",
      "https://user:word@go.example.com",
      "https://go.example.com//evil",
      "https://go.example.com/a b",
    ]) {
      expect(toBookmakerLink({ base: bad, bookmakerId: 16 })).toEqual({ ok: false, reason: "bad-base" });
    }
  });

  it("[C7.15] refuse an id that no bookmaker has", () => {
    for (const bookmakerId of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(toBookmakerLink({ base, bookmakerId })).toEqual({ ok: false, reason: "bad-bookmaker" });
    }
  });

  it("[C7.15] refuse a parameter that cannot be written", () => {
    expect(toBookmakerLink({ base, bookmakerId: 16, parameters: { "a=b&c": 1 } })).toEqual({
      ok: false,
      reason: "bad-parameter",
    });
    expect(toBookmakerLink({ base, bookmakerId: 16, parameters: { label: "\ud800" } }).ok).toBe(false);
  });

  it("[C7.15] open a betslip in a popup of the bookmaker's size and anything else in a new window", () => {
    const size = { widthPx: 400, heightPx: 600 };
    expect(toLinkTarget("betslip", size)).toEqual({ kind: "popup", widthPx: 400, heightPx: 600 });
    expect(toLinkTarget("betslip")).toEqual({ kind: "popup", widthPx: 480, heightPx: 720 });
    expect(toLinkTarget("deeplink", size)).toEqual({ kind: "window" });
    expect(toLinkTarget("off", size)).toEqual({ kind: "window" });
  });

  it("[C8.04] are logged and ignored when bad", () => {
    const effects = recordEffects();
    followBookmakerLink(toBookmakerLink({ base: "nonsense", bookmakerId: 16 }), { kind: "window" }, effects);
    expect(effects.logged).toEqual(["bookmaker link: bad-base"]);
    expect(effects.opened).toEqual([]);
  });

  it("[C7.15] are opened when good", () => {
    const effects = recordEffects();
    followBookmakerLink(toBookmakerLink({ base, bookmakerId: 16 }), { kind: "window" }, effects);
    expect(effects.opened).toEqual([["https://go.example.com/click/16/", { kind: "window" }]]);
    expect(effects.logged).toEqual([]);
  });
});
