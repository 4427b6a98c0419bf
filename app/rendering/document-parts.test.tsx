import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { BrokenPart, toDocumentParts, toWholeDocument } from "./document-parts.server.ts";
import type { Pass } from "./pass-context.ts";

/** Data that comes when it is told to, read by a part of the page. */
function createLate(text: string) {
  let come = () => {};
  let hasCome = false;
  const promise = new Promise<void>((resolve) => (come = resolve)).then(() => void (hasCome = true));
  const Part = ({ isBroken = false }: { readonly isBroken?: boolean }) => {
    if (!hasCome) throw promise;
    if (isBroken) throw new Error("broken");
    return <p>{text}</p>;
  };
  return { promise, come: () => come(), Part };
}

const read = async (parts: AsyncGenerator<string, void>): Promise<readonly string[]> => {
  const read: string[] = [];
  for await (const part of parts) read.push(part);
  return read;
};

it("gives what stands before the missing data at once, and the rest in the document's order", async () => {
  const list = createLate("list");
  const odds = createLate("odds");
  const render = () =>
    renderToString(
      <main>
        <h1>Frame</h1>
        <Suspense>
          <list.Part />
        </Suspense>
        <hr />
        <Suspense>
          <odds.Part />
        </Suspense>
        <footer />
      </main>,
    );
  const parts = toDocumentParts(render, [list.promise, odds.promise]);
  expect((await parts.next()).value).toBe("<main><h1>Frame</h1>");
  list.come();
  expect((await parts.next()).value).toBe("<!--$--><p>list</p><!--/$--><hr/>");
  odds.come();
  expect((await parts.next()).value).toBe("<!--$--><p>odds</p><!--/$--><footer></footer></main>");
  expect((await parts.next()).done).toBe(true);
});

it("gives in all parts together what one rendering of everything gives", async () => {
  const first = createLate("1 < 2");
  const second = createLate("second");
  const render = (pass: Pass) =>
    renderToString(
      <>
        {pass === "rest" ? null : <header />}
        <Suspense>
          <first.Part />
        </Suspense>
        <Suspense>
          <second.Part />
        </Suspense>
        {pass === "beginning" ? null : <footer />}
      </>,
    );
  // The later part's data come first: it waits for its place.
  second.come();
  setImmediate(first.come);
  const parts = await read(toDocumentParts(render, [first.promise, second.promise]));
  expect(parts.join("")).toBe(render("whole"));
  expect(parts.join("")).toContain("1 &lt; 2");
});

it("renders once where nothing is awaited", async () => {
  let renders = 0;
  const render = (pass: Pass) => `<p>${pass} ${(renders += 1)}</p>`;
  expect(await read(toDocumentParts(render, []))).toEqual(["<p>whole 1</p>"]);
});

it("renders once where all data come at once, and for each that is late once more", async () => {
  const passes: Pass[] = [];
  const render = (pass: Pass) => `<p>${passes.push(pass)}</p>`;
  const soon = new Promise((resolve) => setTimeout(resolve, 0));
  await read(toDocumentParts(render, [Promise.resolve(), soon, Promise.reject(new Error("lost"))]));
  expect(passes.splice(0)).toEqual(["whole"]);

  const [first, second] = [createLate("first"), createLate("second")];
  const parts = toDocumentParts(render, [soon, first.promise, second.promise]);
  await parts.next();
  second.come();
  first.come();
  await Promise.all([second.promise, first.promise]);
  await read(parts);
  expect(passes).toEqual(["beginning", "rest"]);
});

it("ends in an error behind the parts that are whole where a part cannot be rendered", async () => {
  const late = createLate("late");
  const render = () =>
    renderToString(
      <main>
        <Suspense>
          <late.Part isBroken />
        </Suspense>
        <footer />
      </main>,
    );
  const parts = toDocumentParts(render, [late.promise]);
  expect((await parts.next()).value).toBe("<main>");
  late.come();
  await expect(parts.next()).rejects.toThrow(BrokenPart);
});

it("is no document when a part of it could not be rendered though nothing is awaited", async () => {
  const list = createLate("list");
  list.come();
  await list.promise;
  const render = (isBroken: boolean) => () =>
    renderToString(
      <Suspense>
        <list.Part isBroken={isBroken} />
      </Suspense>,
    );
  expect(toWholeDocument(render(false))).toContain("<p>list</p>");
  expect(() => toWholeDocument(render(true))).toThrow(BrokenPart);
});
