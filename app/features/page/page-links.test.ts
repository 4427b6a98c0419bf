import { expect, it } from "vitest";
import { variantOf } from "../../../variants/variant-of.ts";
import { toPageLinks } from "./page-links.server.ts";

const fr = variantOf("fr");
const linksAt = (siteOrigin: string | null) =>
  toPageLinks({ variant: { ...fr, siteOrigin } }, () => ({ kind: "match", eventId: "15V03UEq", tab: "summary" }));

it("[C1.11] names the page's own site in both its links, where a setting says which that is", () => {
  expect(linksAt("https://tribune.example")).toMatchObject({
    path: "/match/15V03UEq",
    origin: "https://tribune.example",
    alternates: [{ lang: "fr", href: "https://tribune.example/match/15V03UEq" }],
  });
  expect(linksAt(null)).toMatchObject({ origin: "", alternates: [{ lang: "fr", href: "/match/15V03UEq" }] });
});
