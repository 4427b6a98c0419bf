import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Day, startAttribute, TextWithTimes } from "./times.tsx";

it("writes the moment of a start, and the day alone where the hour is not known", () => {
  const startSeconds = Date.parse("2026-11-22T19:45:00Z") / 1000;
  expect(startAttribute({ startSeconds })).toBe("2026-11-22T19:45Z");
  expect(startAttribute({ startSeconds, timeKnown: 0 })).toBe("2026-11-22");
});

it("makes an element of each time in a text, in their order, and leaves a text without them as it is", () => {
  const draw = (text: string, times: Parameters<typeof TextWithTimes>[0]["times"]) =>
    renderToStaticMarkup(<TextWithTimes text={text} times={times} />);
  const from = ["12.03.", "2026-03-12"] as const;
  expect(draw("du 12.03. au 12.03.", [from, from])).toBe(
    'du <time dateTime="2026-03-12">12.03.</time> au <time dateTime="2026-03-12">12.03.</time>',
  );
  expect(draw("le 12.03.", [from, ["13.03.", "2026-03-13"]])).toBe('le <time dateTime="2026-03-12">12.03.</time>');
  expect(draw("direct", [["", "2026-03-12"]])).toBe("direct");
  expect(renderToStaticMarkup(<Day epochDay={20_545}>hier</Day>)).toBe('<time dateTime="2026-04-02">hier</time>');
});
