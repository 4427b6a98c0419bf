import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fieldsOf } from "../../shared/json/record.ts";
import { parseJson } from "../../shared/json/parse-json.ts";

/** Turnstile's documented testing keys, and the token that a widget with a testing site key gives. */
export const testingKeys = {
  passes: "1x0000000000000000000000000000000AA",
  fails: "2x0000000000000000000000000000000AA",
  siteKey: "1x00000000000000000000AA",
} as const;
export const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

/** Answers for Turnstile on this machine, as it does for its testing keys. */
export async function startSiteverify() {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const body = fieldsOf(parseJson(text));
      asked.push(body);
      const success = body["secret"] === testingKeys.passes && body["response"] === dummyToken;
      const answer = { success, "error-codes": success ? [] : ["invalid-input-response"] };
      response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
