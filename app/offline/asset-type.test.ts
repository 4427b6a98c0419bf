import { expect, it } from "vitest";
import { isAssetOf } from "./asset-type.ts";

const answer = (type: string | null, { ok = true, redirected = false } = {}) => ({
  ok,
  redirected,
  headers: new Headers(type === null ? {} : { "content-type": type }),
});

it.each([
  ["/assets/entry-a1.js", answer("text/javascript; charset=utf-8"), true],
  ["/assets/list-a1.css", answer("text/css"), true],
  ["/assets/icons-a1.svg?v=2", answer("image/svg+xml"), true],
  ["/assets/entry-a1.js", answer("text/html"), false],
  ["/assets/entry-a1.js", answer(null), false],
  ["/assets/entry-a1.js", answer("text/javascript", { redirected: true }), false],
  ["/assets/entry-a1.js", answer("text/javascript", { ok: false }), false],
  ["/assets/page.html", answer("text/html"), false],
])("knows for %s whether an answer is that asset (%#)", (path, given, isAsset) => {
  expect(isAssetOf(path, given)).toBe(isAsset);
});
