import { expect, it } from "vitest";
import { toLateScripts } from "./page-maker.ts";

it("sets aside the modules of a page and their preloads, and leaves what has an address or is no module", () => {
  const kept = '<script>a</script><script type="module" src="/tags.js"></script><link rel="stylesheet" href="/a.css"/>';
  const html = `${kept}<link rel="modulepreload" href="/b.js"/><script type="module" async="">import "/b.js"</script>`;
  expect(toLateScripts(html)).toBe(
    `${kept}<link rel="dns-prefetch" href="/b.js"/><script type="text/late">import "/b.js"</script>`,
  );
});
