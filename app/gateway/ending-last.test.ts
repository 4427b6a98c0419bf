import { expect, it } from "vitest";
import { toEndingLast } from "./ending-last.ts";

/** Sends the parts through, one after the other, and returns what has come out. */
function send(parts: readonly string[]): Promise<string> {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const stream = new ReadableStream({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(toEndingLast(stream)).text();
}

it("ends a document after everything that follows its ending", async () => {
  const parts = ["<html><body><main></main></body></html><!--$--><script>a</script>", "<script>b</script>"];
  const whole = "<html><body><main></main><!--$--><script>a</script><script>b</script></body></html>";
  expect(await send(parts)).toBe(whole);
  // Wherever the parts begin and end.
  expect(await send([...parts.join("")])).toBe(whole);
});

it("changes nothing in a document that ends where it should, nor in one that was cut off", async () => {
  for (const text of ["<html><body>é</body></html>", "<html><body><p></bo", ""]) expect(await send([text])).toBe(text);
});
