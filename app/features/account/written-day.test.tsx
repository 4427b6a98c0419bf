import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WrittenDay } from "./written-day.tsx";

it("[G] names a day within a sentence as an element that programs read", () => {
  const sentence = <WrittenDay lang="fr" atSeconds={1_795_976_100} toText={({ day }) => `Supprimé le ${day}.`} />;
  expect(renderToStaticMarkup(sentence)).toBe(
    'Supprimé le <time dateTime="2026-11-29T18:15Z">29 novembre 2026</time>.',
  );
});
