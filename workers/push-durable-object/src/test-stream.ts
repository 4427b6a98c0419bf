import { exports } from "cloudflare:workers";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { resumeJoins, streamType } from "../../../shared/push/event-stream.ts";
import { unknownPlace } from "../../../shared/places/place.ts";
import type { ServerFrame } from "../../../shared/push/frames.ts";
import { toOpeningPath, type Join } from "../../../shared/push/opening.ts";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import { toSocketPath, toSocketQuestion } from "../../../shared/push/socket-question.ts";
import type { Sockets } from "./index.ts";

// All Workers are one program to the type checker, which knows the exports of one of them.
const entry = exports as unknown as { readonly Sockets: Service<typeof Sockets> };

/** An event as a browser reads it; its id is that of the last one that had any. */
type StreamEvent = { readonly id: string; readonly name: string; readonly data: string };

type Who = { readonly country?: string; readonly address?: string; readonly lastEventId?: string };

/** Opens a stream as the site does for a visitor's browser, and reads it as a browser does. */
export async function openReader(joins: readonly Join[], { country = "FR", address, lastEventId }: Who = {}) {
  const { searchParams } = new URL(toOpeningPath(joins), "https://tribune.test");
  const { market } = policyFor({ ...unknownPlace, country }, 0);
  const question = toSocketQuestion(searchParams, { market, address: address ?? null, continent: null });
  const asked = { ...question, joins: resumeJoins(question.joins, lastEventId ?? null) };
  const response = await entry.Sockets.fetch(`https://push.invalid${toSocketPath(asked)}`, {
    headers: { accept: streamType },
  });
  if (response.body === null) throw new Error(`no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: StreamEvent[] = [];
  let text = "";
  let id = "";

  async function nextEvent(): Promise<StreamEvent> {
    for (;;) {
      const event = waiting.shift();
      if (event !== undefined) return event;
      const { value, done } = await reader.read();
      if (done) throw new Error("the stream has ended");
      const parts = (text + value).split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const fields = new Map(
          part.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
        );
        id = fields.get("id") ?? id;
        waiting.push({ id, name: fields.get("event") ?? "message", data: fields.get("data") ?? "" });
      }
    }
  }

  return {
    headers: response.headers,
    nextEvent,
    /** The next frame, without the signs of life between. */
    async next(): Promise<ServerFrame | StreamEvent> {
      for (;;) {
        const event = await nextEvent();
        if (event.data !== "pong") return parseServerFrame(event.data) ?? event;
      }
    },
    lastId: () => id,
    leave: () => reader.cancel(),
  };
}
