import { expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { MatchNews } from "./route.tsx";

await loadAllTexts();

it("lists what was written about the match, each a link", () => {
  const body = "TNI÷1¬TNT÷Lens bat Lyon¬TNX÷Deux buts.¬TNA÷/news/lens-bat-lyon/1¬TNS÷Tribune¬TNP÷1760000000¬~";
  const markup = drawMatch(<MatchNews body={body} />);
  expect(textOf(markup)).toMatch(/^Autour du match Lens bat Lyon Deux buts\. Tribune ·/);
  expect(markup).toContain('href="/news/lens-bat-lyon/1"');
});

it.each([
  [{}, "avant et après la rencontre"],
  [{ statusType: 3, status: 3 }, "dans l’heure qui suit"],
])("says when there will be some where there are none (%o)", (event, text) => {
  expect(textOf(drawMatch(<MatchNews body="" />, { event }))).toContain(text);
});
