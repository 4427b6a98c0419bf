import { fieldsOf } from "../../shared/basics/record.ts";
import { parseJson } from "../../shared/basics/parse-json.ts";
import { startLoopbackServer } from "../../scripts/demonstration/loopback-server.ts";
import { answerJson, readText } from "./loopback-forms.ts";

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
  const { origin, stop } = await startLoopbackServer(async (request, response) => {
    const body = fieldsOf(parseJson(await readText(request)));
    asked.push(body);
    const success = body["secret"] === testingKeys.passes && body["response"] === dummyToken;
    answerJson(response, 200, { success, "error-codes": success ? [] : ["invalid-input-response"] });
  });
  return { url: `${origin}/siteverify`, asked, stop };
}

/** Stands for Cloudflare's script: it gives a token when it is drawn and whenever it is reset. */
export const widgetScript = `
  let give;
  const draw = () => setTimeout(() => give(window.nextToken ?? "${dummyToken}"));
  window.resets = 0;
  window.turnstile = {
    render: (place, options) => {
      place.textContent = options.sitekey;
      give = options.callback;
      draw();
      return "w1";
    },
    reset: () => { window.resets += 1; window.nextToken = undefined; draw(); },
    remove: () => undefined,
  };
`;
