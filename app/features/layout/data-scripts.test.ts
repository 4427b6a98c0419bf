import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { toDataScripts } from "./data-scripts.server.ts";

const streamOf = (text: string) => new Blob([text]).stream();

it("hands the data over unchanged and then closes the stream", async () => {
  const data = `["AE÷Lêns~\\u2028 </script><!--& \u2028"]\n`;
  const html = await toDataScripts(streamOf(data), "abc");
  const codes = [...html.matchAll(/<script nonce="abc">(.*?)<\/script>/g)].map((match) => match[1]);
  const received: unknown[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push("closed") };
  for (const code of codes) runInNewContext(code ?? "", { window: { __remixContext: { streamController } } });
  expect(received).toEqual([data, "closed"]);
});

it("leaves nothing in the data that could end the script", async () => {
  const html = await toDataScripts(streamOf("</script><script>alert(1)</script><!--"), "abc");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain("<!--");
});
