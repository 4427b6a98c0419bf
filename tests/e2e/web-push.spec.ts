import { expect, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { createReceiver } from "../fakes/fake-push-service.ts";
import { startLoopbackPushService } from "../fakes/loopback-push-service.ts";
import { row, scoreGoal, test } from "./stack-fixture.ts";

test.use({ serviceWorkers: "allow" });

/** A test's browser has no push service and cannot show notifications: the test supplies the visitor's answer and the subscription. */
async function subscribeElsewhere(page: Page, subscription: { readonly endpoint: string }) {
  await page.addInitScript(({ endpoint, ...keys }) => {
    const given = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem("subscribed"),
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        if (localStorage.getItem("refused") !== null) throw new DOMException("no push service", "AbortError");
        localStorage.setItem("subscribed", "1");
        return given;
      },
      getSubscription: async () => (localStorage.getItem("subscribed") === null ? null : given),
    });
  }, subscription);
}

/** Records the service worker's notifications, in place of the system that would show them. */
async function watchNotifications(context: BrowserContext) {
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const shown: string[] = [];
    registration.showNotification = async (title, { body = "", tag = "", silent = false } = {}) =>
      void shown.push(`${tag} ${title} ${body}${silent === true ? " silent" : ""}`);
    Object.assign(globalThis, { shown });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { readonly shown: string[] }).shown);
}

/** Returns the id of the site's service worker in the browser's debugger. */
async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return found;
}

test("[P22][P23] a goal of a followed game is a notification while no page is in sight, until it is switched off", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId, homeName, awayName } = nextGame();
  const service = await startLoopbackPushService();
  const receiver = await createReceiver(`${service.origin}/1`);
  await subscribeElsewhere(page, receiver.subscription);
  const isTold = () =>
    page.waitForResponse((response) => response.request().method() === "POST" && response.status() === 204);
  await page.goto("/parametres");
  await page.getByRole("checkbox", { name: "Me prévenir quand Tribune est fermée" }).check();
  const kinds = page.getByRole("group", { name: "Quand Tribune est fermée" });
  await expect(kinds.getByRole("checkbox", { name: "Scores" })).toBeChecked();
  await page.goto("/?cat=1");
  const isAsked = page.waitForResponse((response) => response.status() === 202);
  await row(page, eventId)
    .getByRole("button", { name: /suivre/i })
    .click();
  await isAsked;
  const key = (await (await page.request.get("/push/device")).text()).trim();
  const shown = await watchNotifications(context);
  const session = await context.newCDPSession(page);
  const registrationId = await findRegistration(session);
  const deliver = async ({ message }: { readonly message: unknown }) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: stack.url.origin,
      registrationId,
      data: JSON.stringify(message),
    });
  // The service worker sends the proof back, and shows the site's name without a sound.
  await deliver(await receiver.receive(await service.next(), key));
  await expect.poll(() => page.evaluate(async () => (await caches.match("/-/told"))?.text())).toContain(eventId);

  await scoreGoal(stack, eventId);
  const news = await receiver.receive(await service.next(), key);
  await deliver(news);
  // The page is in sight and shows the news itself, so the notification makes no sound.
  const proof = `proof ${stack.url.host}  silent`;
  const goal = `g_1_${eventId} ${homeName} 1 – 0 ${awayName} But ! ${homeName}`;
  await expect.poll(shown).toEqual([proof, `${goal} silent`]);
  await page.goto("about:blank");
  await deliver(news);
  await expect.poll(shown).toEqual([proof, `${goal} silent`, goal]);

  await page.goto("/parametres");
  const choice = page.getByRole("checkbox", { name: "Me prévenir quand Tribune est fermée" });
  // The document does not know this browser's choice.
  await expect(choice).toBeChecked();
  const forgotten = isTold();
  await choice.uncheck();
  const { sports } = (await forgotten).request().postDataJSON() as { readonly sports: object };
  expect(sports).toEqual({ "1": {} });
  await service.stop();
});

test("[P22] a page says that messages have stopped when the browser has lost its subscription, and the setting says what the site answers", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const service = await startLoopbackPushService();
  await subscribeElsewhere(page, (await createReceiver(`${service.origin}/1`)).subscription);
  const setting = page.getByRole("checkbox", { name: "Me prévenir quand Tribune est fermée" });
  const problem = page.locator(".push-problem");
  await page.goto("/?cat=1");
  await row(page, eventId)
    .getByRole("button", { name: /suivre/i })
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fsdc_my_local"))).toContain(eventId);
  await page.goto("/parametres");
  const isAsked = page.waitForResponse((response) => response.status() === 202);
  await setting.check();
  await isAsked;
  await expect(problem).toBeEmpty();

  await page.evaluate(() => {
    localStorage.removeItem("subscribed");
    localStorage.setItem("refused", "1");
  });
  await page.goto("/?cat=1");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Les messages se sont arrêtés");
  await toast.getByRole("link").click();
  await expect(setting).not.toBeChecked();
  await expect(problem).toContainText("Les messages se sont arrêtés");
  await page.evaluate(() => localStorage.removeItem("refused"));
  await setting.check();
  await expect(problem).toBeEmpty();
  await expect(setting).toBeChecked();

  for (const [status, isOn, text] of [
    [403, false, "Les messages se sont arrêtés"],
    [503, true, "Le site n’a pas encore enregistré vos matchs"],
  ] as const) {
    await page.route("**/push/device", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status }) : route.continue(),
    );
    await page.reload();
    await expect(problem).toContainText(text);
    await expect(setting).toBeChecked({ checked: isOn });
    await page.unroute("**/push/device");
  }
  await page.route("**/push/device", (route) => route.fulfill({ status: 503 }));
  const unanswered = page.waitForResponse("**/push/device");
  await page.reload();
  await unanswered;
  await expect(setting).toBeVisible();
  await service.stop();
});
