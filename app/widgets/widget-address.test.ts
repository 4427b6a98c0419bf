import { expect, it } from "vitest";
import { addressWords } from "../../shared/addresses/words.ts";
import { parseWidget, spellWidget } from "./widget-address.ts";
import { formatWidgetForm, parseWidgetForm } from "./widget-form.ts";
import { fitFrame, parseHeight, toFrameMarkup } from "./widget-frame.tsx";

const words = addressWords.fr;
const read = (path: string) => parseWidget(new URL(path, "https://t.example"), words);

it.each([
  ["/widget/match/1abcdefg", "match"],
  ["/widget/football/france/ligue-1/classement", "table"],
  ["/widget/football/france/ligue-1/", "games"],
  ["/widget/", "sport"],
  ["/widget/tennis?theme=dark&accent=blue", "sport"],
])("reads %s as the widget that it spells", (path, kind) => {
  const address = read(path);
  expect(address?.subject.kind).toBe(kind);
  expect(address === null ? null : spellWidget(address, words)).toBe(path);
});

it("leaves the tab of a match and the section of a competition out", () => {
  const spelled = (path: string) => {
    const address = read(path);
    return address === null ? null : spellWidget(address, words);
  };
  expect(spelled("/widget/match/1abcdefg/statistiques")).toBe("/widget/match/1abcdefg");
  expect(spelled("/widget/football/france/ligue-1/2024-2025/resultats")).toBe("/widget/football/france/ligue-1/");
});

it.each(["/match/1abcdefg", "/widget/tv", "/widget/formule-1", "/widget/equipe/psg/1abcdefg", "/widget//"])(
  "has no widget at %s",
  (path) => {
    expect(read(path)).toBeNull();
  },
);

it("keeps a widget between a narrow column and a wide one", () => {
  const match = { kind: "match", eventId: "1abcdefg" } as const;
  expect(fitFrame(match, null, "x")).toEqual({ width: 480, height: 260 });
  expect(fitFrame(match, "100", "9000")).toEqual({ width: 280, height: 260 });
  expect([parseHeight("5"), parseHeight("9999"), parseHeight("300"), parseHeight("")]).toEqual([160, 1200, 300, null]);
});

it("writes no name as markup into the code that is copied", () => {
  const code = toFrameMarkup({ src: "/widget/", title: '"><script>', height: 300, width: null });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;"');
});

it.each([
  ["q=https://t.example/tennis", "?page=%2Ftennis"],
  ["q=/match/1abcdefg&page=/tennis", "?page=%2Fmatch%2F1abcdefg"],
  ["q=%20ligue%20%201&page=/tennis", "?page=%2Ftennis&q=ligue+1"],
  ["page=/x/y&theme=none&height=none", ""],
  ["accent=own&colour=%23ABCDEF&height=5", "?accent=abcdef&height=160"],
  ["accent=own&colour=nothing", ""],
])("has one address for the form of %s", (query, address) => {
  const form = parseWidgetForm(new URLSearchParams(query), words);
  expect(formatWidgetForm(form, words)).toBe(address);
});
