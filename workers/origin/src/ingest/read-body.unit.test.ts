import { describe, expect, it } from "vitest";
import { sha256Hex } from "../../../../shared/ingest/signature.ts";
import { createByteBudget } from "./byte-budget.ts";
import { mostBodyBytes } from "../../../../shared/ingest/ingest-limits.ts";
import { readBody } from "./read-body.ts";

const toBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const bodyOf = (chunks: readonly Uint8Array<ArrayBuffer>[], headers: Record<string, string> = {}) => ({
  headers: new Headers(headers),
  body: new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const chunk = chunks[pulled++];
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
  }),
});
let pulled = 0;
/** A body in chunks whose reading can be counted. */
function send(chunks: readonly Uint8Array<ArrayBuffer>[], headers: Record<string, string> = {}) {
  pulled = 0;
  return bodyOf(chunks, headers);
}
const never = new AbortController().signal;
const hash = (text: string) => sha256Hex(toBytes(text));

describe("a body", () => {
  it("is read in whatever pieces it comes, and holds its bytes until they are given back", async () => {
    const budget = createByteBudget(100);
    const read = await readBody(send([toBytes("one "), toBytes("two")]), await hash("one two"), budget, never);
    expect(read).toEqual({ ok: true, bytes: toBytes("one two") });
    expect(budget.held()).toBe(7);
  });

  it("may be none", async () => {
    const nothing = { headers: new Headers(), body: null };
    expect(await readBody(nothing, await hash(""), createByteBudget(0), never)).toMatchObject({ ok: true });
    expect(await readBody(nothing, await hash("x"), createByteBudget(0), never)).toEqual({
      ok: false,
      fault: "another",
    });
  });

  it("is given back at once where it is another than its signer sent", async () => {
    const budget = createByteBudget(100);
    const read = await readBody(send([toBytes("forged")]), await hash("signed"), budget, never);
    expect([read, budget.held()]).toEqual([{ ok: false, fault: "another" }, 0]);
  });

  it("is not read where its length is too large, and no further than the limit where that was not said", async () => {
    const budget = createByteBudget(3 * mostBodyBytes);
    const declared = send([toBytes("x")], { "content-length": String(mostBodyBytes + 1) });
    expect(await readBody(declared, "", budget, never)).toEqual({ ok: false, fault: "too large" });
    const mebibyte = new Uint8Array(1024 * 1024);
    const endless = send(Array.from({ length: 1000 }, () => mebibyte));
    expect(await readBody(endless, "", budget, never)).toEqual({ ok: false, fault: "too large" });
    expect(pulled).toBeLessThan(12);
    expect(budget.held()).toBe(0);
  });

  it("finds no room where others hold all of it, and holds nothing itself then", async () => {
    const budget = createByteBudget(10);
    const first = await readBody(send([toBytes("12345678")]), await hash("12345678"), budget, never);
    expect(first.ok).toBe(true);
    const second = await readBody(send([toBytes("ab"), toBytes("c")]), await hash("abc"), budget, never);
    expect([second, budget.held()]).toEqual([{ ok: false, fault: "no room" }, 8]);
    budget.give(8);
    expect(await readBody(send([toBytes("abc")]), await hash("abc"), budget, never)).toMatchObject({ ok: true });
  });

  it("that drips is cut off at its deadline, and gives back what came", async () => {
    const budget = createByteBudget(100);
    const deadline = new AbortController();
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(toBytes("a")),
      cancel: () => {
        isCancelled = true;
      },
    });
    const reading = readBody({ headers: new Headers(), body }, "", budget, deadline.signal);
    deadline.abort();
    expect(await reading).toEqual({ ok: false, fault: "too slow" });
    expect([isCancelled, budget.held()]).toEqual([true, 0]);
  });

  it("that breaks off is given back", async () => {
    const budget = createByteBudget(100);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(toBytes("a")),
      pull: (controller) => controller.error(new Error("gone")),
    });
    expect(await readBody({ headers: new Headers(), body }, "", budget, never)).toEqual({
      ok: false,
      fault: "broken off",
    });
    expect(budget.held()).toBe(0);
  });
});
