import { afterAll, beforeAll, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import type { DeviceCall } from "../../shared/push/device.ts";
import { devicePath } from "../../app/features/web-push/device-path.ts";
import { parseWebPushMessage } from "../../shared/push/web-push-message.ts";
import { parseProofPayload } from "../../shared/push/proof-payload.ts";
import { createReceiver } from "../fakes/fake-push-service.ts";
import { startLoopbackPushService } from "../fakes/loopback-push-service.ts";
import { goal, toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const startSeconds = Math.floor(Date.now() / 1000) - 600;
// Yesterday's lists of other tests do not hold it: nobody asks for a floorball day.
const { games, batch, kickOffs } = toMatchday({ games: 1, startSeconds, name: "Fermé" });
const [{ eventId, homeName, awayName } = { eventId: "", homeName: "", awayName: "" }] = games;

let stack: Stack;
let service: Awaited<ReturnType<typeof startLoopbackPushService>>;
beforeAll(async () => {
  stack = await sharedTestStack();
  service = await startLoopbackPushService();
});
afterAll(() => service.stop());

const post = (body: unknown) => fetch(new URL(devicePath, stack.url), { method: "POST", body: JSON.stringify(body) });
const call = (body: unknown) => post(body).then(({ status }) => status);
const wishes = { lang: "fr", kinds: ["score", "end"], delaySeconds: 0 } as const;

it("[P22][P23][P24] a goal that is posted reaches the push service of a browser that follows the game, for its keys alone", async () => {
  const key = (await (await getPage(stack, devicePath)).text()).trim();
  const receiver = await createReceiver(`${service.origin}/wpush/1`);
  const follow = (sports: DeviceCall["sports"], proof?: string) =>
    call({ device: { ...receiver.subscription, ...wishes }, sports, ...(proof === undefined ? {} : { proof }) });
  expect((await postIngest(stack, "events", batch)).status).toBe(200);
  const game = { "1": { [eventId]: startSeconds + 7_200 } };
  expect(await follow(game)).toBe(202);
  const first = await receiver.receive(await service.next(), key);
  expect([first.topic, first.ttl]).toEqual(["proof", 60]);
  const proof = parseProofPayload(JSON.stringify(first.message)) ?? "";
  expect(await follow(game, proof)).toBe(204);
  // The kick-off is news that it does not want.
  await postIngest(stack, "incidents", kickOffs);
  await postIngest(stack, "incidents", goal(eventId, 1));
  const { message, topic } = await receiver.receive(await service.next(), key);
  expect(topic).toBe(`g_1_${eventId}`);
  expect(parseWebPushMessage(JSON.stringify(message))).toMatchObject({
    title: `${homeName} 1 – 0 ${awayName}`,
    body: `But ! ${homeName}`,
    path: `/match/${eventId}`,
  });
  expect(JSON.stringify(message)).not.toMatch(/cote|odds|bookmaker/i);
  expect((await getPage(stack, `/match/${eventId}`)).status).toBe(200);
  expect(await follow({ "1": {} })).toBe(204);
});

it("[P22] refuses games that do not exist by name, and keys that are no point of the curve", async () => {
  const { subscription } = await createReceiver(`${service.origin}/wpush/2`);
  const device = { ...subscription, ...wishes };
  const unknown = await post({ device, sports: { "1": { [eventId]: startSeconds + 7_200, ZZZZZZZZ: startSeconds } } });
  expect([unknown.status, (await unknown.text()).trim()]).toEqual([422, "No such games: ZZZZZZZZ"]);
  const keyless = await post({ device: { ...device, p256dh: `B${"A".repeat(86)}` }, sports: {} });
  expect([keyless.status, (await keyless.text()).trim()]).toEqual([400, "The key is no point of P-256"]);
});

it("[P22] takes no endpoint that is of no push service, and no page of another site", async () => {
  const receiver = await createReceiver("https://evil.example/collect");
  const device = { ...receiver.subscription, ...wishes };
  expect(await call({ device, sports: {} })).toBe(403);
  const headers = { origin: "https://evil.example" };
  expect((await fetch(new URL(devicePath, stack.url), { method: "POST", headers, body: "{}" })).status).toBe(403);
});
