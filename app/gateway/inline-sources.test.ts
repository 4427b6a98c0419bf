import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { parseHashSources, toHashedPage } from "./inline-sources.ts";

const nonce = "n".repeat(22);
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("names the scripts and styles of a page by their hashes, each once, and takes the nonce out", async () => {
  const page = (attribute: string) =>
    `<style${attribute}>a{}</style><script${attribute}>"Lêns"\n</script><script${attribute} type="module" async="">b</script>` +
    `<script type="module" src="/tags.js"${attribute}></script><script${attribute}>b</script>`;
  expect(await toHashedPage(page(` nonce="${nonce}"`), nonce)).toEqual({
    html: page(""),
    inline: { scripts: `${hashOf('"Lêns"\n')} ${hashOf("b")}`, styles: hashOf("a{}") },
  });
});

it("allows no script without the nonce, wherever it stands", async () => {
  const html = `<script>evil()</script><script nonce="other">evil()</script><script type="application/json">{}</script>`;
  expect(await toHashedPage(html, nonce)).toEqual({ html, inline: { scripts: "", styles: "" } });
});

it("reads its own lists of hashes again, and nothing else", () => {
  const one = hashOf("a");
  for (const text of ["", one, `${one} ${hashOf("b")}`]) expect(parseHashSources(text)).toBe(text);
  for (const text of [null, "'unsafe-inline'", `${one} 'unsafe-inline'`, `${one} `, `x ${one}`, `${one}; img-src *`])
    expect(parseHashSources(text)).toBeNull();
});
