import { Suspense } from "react";
import { expect, it } from "vitest";
import { renderStreamedDocument, renderWholeDocument } from "./render-document.server.ts";

const options = { nonce: "n", timeoutMs: 1_000 };

/** Data that come when the test says so, read by a part of the page. */
function createLate(text: string) {
  let come = () => {};
  let hasCome = false;
  const promise = new Promise<void>((resolve) => (come = resolve)).then(() => void (hasCome = true));
  const Part = ({ isBroken = false }: { readonly isBroken?: boolean }) => {
    if (!hasCome) throw promise;
    if (isBroken) throw new Error("broken");
    return <p>{text}</p>;
  };
  return { come: () => come(), Part };
}

/** A document with a part that waits, larger than what React would move out of its place. */
function createDocument(isBroken = false) {
  const { come, Part } = createLate("list".repeat(20_000));
  const document = (
    <html lang="fr">
      <body>
        <header />
        <Suspense fallback="wait">
          <Part isBroken={isBroken} />
        </Suspense>
        <footer />
      </body>
    </html>
  );
  return { come, document };
}

it("gives a whole document in its own order, without scripts, when its data have come", async () => {
  const { come, document } = createDocument();
  const rendering = renderWholeDocument(document, options);
  come();
  expect(await new Response(await rendering).text()).toMatch(
    /^<!DOCTYPE html><html lang="fr"><body><header><\/header><!--\$--><p>(list)+<\/p><!--\/\$--><footer><\/footer><\/body><\/html>$/,
  );
});

it("is no document where a part of it cannot be rendered", async () => {
  const { come, document } = createDocument(true);
  const rendering = renderWholeDocument(document, options);
  come();
  await expect(rendering).rejects.toThrow("a part of the page could not be rendered");
});

it("gives up a whole document whose data do not come", async () => {
  const { document } = createDocument();
  await expect(renderWholeDocument(document, { ...options, timeoutMs: 20 })).rejects.toThrow("could not be rendered");
});

it("begins a streamed document before its data have come; scripts with the nonce put the rest in its place", async () => {
  const { come, document } = createDocument();
  const stream = await renderStreamedDocument(document, options, () => {});
  const reader: ReadableStreamDefaultReader<string> = stream.pipeThrough(new TextDecoderStream()).getReader();
  let begun = "";
  while (!begun.includes("<footer>")) begun += (await reader.read()).value ?? "";
  expect(begun).toContain("wait");
  expect(begun).not.toContain("list");
  come();
  let rest = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) rest += next.value;
  expect(rest).toMatch(/<p>(list)+<\/p>.*<script nonce="n">.*<\/script><\/body><\/html>$/);
});

it("tells of a part of a streamed document that cannot be rendered", async () => {
  const { come, document } = createDocument(true);
  const faults: unknown[] = [];
  const stream = await renderStreamedDocument(document, options, (error) => faults.push(error));
  come();
  expect(await new Response(stream).text()).toContain("<footer>");
  expect(faults).toEqual([new Error("broken")]);
});
