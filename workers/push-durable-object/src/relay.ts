import { DurableObject } from "cloudflare:workers";
import { parseClientFrame } from "../../../shared/push/client-frame.ts";
import { closeCodes, type CloseCode } from "../../../shared/push/close-codes.ts";
import type { Stand } from "../../../shared/push/frames.ts";
import { maxClientFrameLength, maxSocketsPerRelay, maxSubjectsPerSocket } from "../../../shared/push/limits.ts";
import { refuseSubject, type Join } from "../../../shared/push/opening.ts";
import { hubSportId, parseSubject } from "../../../shared/push/subjects.ts";
import { helloText } from "./frame-text.ts";
import { hubName, type Delivery, type ResumeAnswer } from "./hub-protocol.ts";
import { createJoinMeter } from "./join-meter.ts";
import { readRequest } from "./read-request.ts";
import { createReaders, type Readers } from "./readers.ts";

/** How often a relay with sockets shows the hubs that it is there, and sees whether it missed something. */
const heartbeatMs = 60_000;

/** Holds sockets, most of the time asleep, and passes on what the hubs hand it. */
export class Relay extends DurableObject<PushEnv> {
  readonly #readers: Readers;
  readonly #joinMeter = createJoinMeter();
  /** Where each subject stands by what went out to the sockets since this object woke. */
  readonly #delivered = new Map<string, Stand>();
  #openingCount = 0;
  readonly #asked = new Map<string, Promise<ResumeAnswer>>();

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong")); // P6
    this.#readers = createReaders(state.getWebSockets());
  }

  /** Opens a socket; 503 when this relay is full. The Worker has checked the request. */
  override async fetch(request: Request): Promise<Response> {
    const { opening, market } = readRequest(request);
    if (!opening.ok) return new Response(null, { status: 400 });
    if (this.ctx.getWebSockets().length >= maxSocketsPerRelay) return new Response(null, { status: 503 });
    const answers = await this.#resume(opening.joins);
    const { 0: client, 1: socket } = new WebSocketPair();
    this.ctx.acceptWebSocket(socket);
    this.#readers.set(socket, { subjects: opening.joins.map((join) => join.subject), market });
    const have = Object.fromEntries(
      opening.joins.map(({ subject }, index) => [subject, answers[index]?.stand ?? { n: 0, numbering: "" }]),
    );
    socket.send(helloText(have, Date.now()));
    for (const { text } of answers) if (text !== null) socket.send(text);
    if ((await this.ctx.storage.getAlarm()) === null) await this.#setHeartbeat();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** The hub hands on frames; called by hubs only. False when nobody reads here any more. */
  deliver(deliveries: readonly Delivery[]): boolean {
    for (const { subject, stand, text } of deliveries) {
      this.#delivered.set(subject, stand);
      for (const socket of this.#readers.socketsOf(subject)) this.#send(socket, text);
    }
    const isRead = this.#openingCount > 0 || this.ctx.getWebSockets().length > 0;
    // The hub forgets a relay that nobody reads at: whoever comes next has to ask it, so that it counts this one again.
    if (!isRead) this.#delivered.clear();
    return isRead;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    if (typeof message !== "string") return this.#close(socket, "malformed");
    if (message.length > maxClientFrameLength) return this.#close(socket, "tooBig");
    const frame = parseClientFrame(message);
    if (frame === null) return this.#close(socket, "malformed");
    const reader = this.#readers.of(socket);
    if (frame.t === "leave") {
      return this.#readers.set(socket, { ...reader, subjects: reader.subjects.filter((known) => known !== frame.s) });
    }
    const refused = refuseSubject(frame.s, reader.market);
    if (refused !== null) return this.#close(socket, refused);
    const isNew = !reader.subjects.includes(frame.s);
    if (isNew && reader.subjects.length >= maxSubjectsPerSocket) return this.#close(socket, "tooMany");
    if (!this.#joinMeter.isAllowed(socket, Date.now())) return this.#close(socket, "tooMany");
    const [answer] = await this.#resume([{ subject: frame.s, since: frame.since }]);
    const now = this.#readers.of(socket);
    if (!now.subjects.includes(frame.s)) this.#readers.set(socket, { ...now, subjects: [...now.subjects, frame.s] });
    if (answer?.text != null) this.#send(socket, answer.text);
  }

  override webSocketClose(socket: WebSocket, code: number) {
    this.#readers.remove(socket);
    socket.close(code === 1005 || code === 1006 ? closeCodes.normal.code : code);
  }

  override webSocketError(socket: WebSocket) {
    this.#readers.remove(socket);
  }

  /** Tells the sockets where a subject stands when that is not what went out to them: they ask for the rest. */
  override async alarm() {
    if (this.ctx.getWebSockets().length === 0) return;
    await this.#setHeartbeat();
    const subjects = this.#readers.subjects();
    const hubs = [...new Set(subjects.map(hubOf))];
    await Promise.all(
      hubs.map((hub) =>
        this.#compareHeads(
          hub,
          subjects.filter((text) => hubOf(text) === hub),
        ),
      ),
    );
  }

  async #compareHeads(hub: string, subjects: readonly string[]) {
    const heads = await this.env.SPORT_HUB.getByName(hub).heads(this.#name(), subjects);
    subjects.forEach((subject, index) => {
      const stand = heads[index];
      const delivered = this.#delivered.get(subject);
      if (stand === undefined || (stand.n === delivered?.n && stand.numbering === delivered.numbering)) return;
      this.#delivered.set(subject, stand);
      const text = helloText({ [subject]: stand }, Date.now());
      for (const socket of this.#readers.socketsOf(subject)) this.#send(socket, text);
    });
  }

  /**
   * What a reader needs, one answer per join. A hub's answer may be overtaken by a later frame, which went out before
   * the reader counted: then the hub is asked again.
   */
  async #resume(joins: readonly Join[]): Promise<readonly ResumeAnswer[]> {
    this.#openingCount += 1;
    try {
      for (;;) {
        const answers = await Promise.all(joins.map((join) => this.#ask(join)));
        const isOvertaken = ({ subject }: Join, index: number) =>
          (answers[index]?.stand.n ?? 0) < (this.#delivered.get(subject)?.n ?? 0);
        const overtaken = joins.filter(isOvertaken);
        if (overtaken.length === 0) return answers;
        // Forgotten, so that a hub that lost its numbers is believed the second time.
        for (const { subject } of overtaken) this.#delivered.delete(subject);
      }
    } finally {
      this.#openingCount -= 1;
    }
  }

  /** After a deploy everybody asks the same: who asks while an answer is on its way shares it. */
  #ask(join: Join): Promise<ResumeAnswer> {
    const delivered = this.#delivered.get(join.subject);
    if (delivered?.n === join.since) return Promise.resolve({ stand: delivered, text: null });
    const key = `${join.subject}:${join.since}`;
    const asked = this.#asked.get(key);
    if (asked !== undefined) return asked;
    const answer = this.#askHub(join).finally(() => this.#asked.delete(key));
    this.#asked.set(key, answer);
    return answer;
  }

  async #askHub(join: Join): Promise<ResumeAnswer> {
    const [answer] = await this.env.SPORT_HUB.getByName(hubOf(join.subject)).resume(this.#name(), [join]);
    if (answer === undefined) throw new Error("a hub answers every join");
    return answer;
  }

  #setHeartbeat = () => this.ctx.storage.setAlarm(Date.now() + heartbeatMs);

  #name(): string {
    const { name } = this.ctx.id;
    if (name === undefined) throw new Error("a relay is reached by its name");
    return name;
  }

  #send(socket: WebSocket, text: string) {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  }

  #close(socket: WebSocket, close: CloseCode) {
    this.#readers.remove(socket);
    socket.close(closeCodes[close].code, closeCodes[close].reason);
  }
}

function hubOf(text: string): string {
  const subject = parseSubject(text);
  return hubName(subject === null ? 0 : (hubSportId(subject) ?? 0));
}
