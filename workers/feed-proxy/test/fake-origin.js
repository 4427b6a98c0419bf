import { WorkerEntrypoint } from "cloudflare:workers";

const asked = [];

/**
 * Replaces the origin Worker: counts the questions for each name, and breaks, or leaves the first question unanswered, when the name says so. By `fetch` it
 * answers in one of the ways in which no origin should, which the parameter `hostile` names.
 */
export class OriginFeeds extends WorkerEntrypoint {
  async feed(question) {
    asked.push(question);
    const { projectId, name, market } = question;
    if (name.startsWith("r_")) throw new Error("broken");
    if (name.startsWith("fr_") && this.asked(name).length === 1) return never();
    // Others must have the time to come while one is on its way.
    await scheduler.wait(20);
    const count = this.asked(name).length;
    return { body: `SA÷1¬~ZA÷embedded ${projectId} ${market} ${count}¬~A1÷¬~`, etag: String(count), seq: count };
  }

  /** The questions for a name so far; only for tests. */
  asked(name) {
    return asked.filter((question) => question.name === name);
  }

  fetch(request) {
    return hostileAnswers[new URL(request.url).searchParams.get("hostile")]();
  }
}

export default { fetch: () => new Response(null, { status: 404 }) };

const good = "SA÷1¬~ZA÷good¬~A1÷¬~";
const answer = (body, init = {}) => new Response(body, { headers: { "x-feed-seq": "9" }, ...init });
const bytes = (text) => new TextEncoder().encode(text);
const never = () => new Promise(() => setTimeout(() => undefined, 2 ** 30));

/** A body of which one part comes after the other. */
const inParts = (next) => answer(new ReadableStream({ pull: (controller) => next(controller) }));

const hostileAnswers = {
  none: () => answer(good),
  "hangs before its headers": never,
  "hangs in its body": () => {
    let isBegun = false;
    return inParts((controller) => {
      if (isBegun) return never();
      isBegun = true;
      controller.enqueue(bytes(good));
    });
  },
  drips: () =>
    inParts(async (controller) => {
      await scheduler.wait(100);
      controller.enqueue(bytes("S"));
    }),
  "breaks off": () => {
    const { readable, writable } = new FixedLengthStream(100);
    const writer = writable.getWriter();
    writer
      .write(bytes(good))
      .then(() => writer.abort("reset"))
      .catch(() => undefined);
    return answer(readable);
  },
  "never ends": () => inParts((controller) => controller.enqueue(new Uint8Array(1_000_000).fill(65))),
  "sends HTML": () => answer("<!doctype html><title>Sorry</title>"),
  "sends half a body": () => answer(good.slice(0, 12)),
  "sends another feed": () => answer("SA÷2¬~ZA÷other¬~A1÷¬~"),
  "sends bytes for gzip": () =>
    new Response(bytes(good), { encodeBody: "manual", headers: { "content-encoding": "gzip", "x-feed-seq": "9" } }),
  "sends bytes": () => answer(new Uint8Array([0x1f, 0x8b, 8, 0, 0xff, 0xfe, 0, 1, 2, 3])),
  "answers 500": () => answer("oops", { status: 500 }),
  redirects: () => Response.redirect("https://elsewhere.test/", 302),
  "sends nothing": () => answer("", { headers: {} }),
  "sends an older seq": () => answer(good, { headers: { "x-feed-seq": "3" } }),
};
