import type { SubjectFrame } from "./hub-protocol.ts";
import { DurableObject } from "cloudflare:workers";
import { maxRowsBytes, windowLimits } from "../../../shared/push/push-limits.ts";
import type { Position } from "../../../shared/push/frames.ts";
import type { Join } from "../../../shared/push/opening.ts";
import type { Publication, Receipt } from "../../../shared/push/publisher.ts";
import { decideResume } from "./resume.ts";
import { decideAppend } from "./append.ts";
import { openChangeLog, type ChangeLog } from "./change-log.ts";
import { repairText, rowsText } from "./frame-text.ts";
import { createObserver } from "../../../shared/operations/metric.ts";
import { createPace } from "../../../shared/operations/pace.ts";
import type { HubReport } from "../../../shared/operations/reports.ts";
import { updateSubject } from "../../../shared/push/subjects.ts";
import type { ResumeAnswer } from "./hub-protocol.ts";
import { createOutbox } from "./outbox.ts";
import { createPaceOfSending } from "./pace-of-sending.ts";
import { createChildren, type Children } from "./tree/children.ts";
import { toChild } from "./tree/stubs.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** The longest that a publisher waits for room, well below the deadline of its call. */
const longestRoomWaitMs = 1_000;

/**
 * A sport's publisher: keeps the window of numbered rows and sends every frame to the first relay and the branch of each region that has
 * sockets (docs/adr/023).
 */
export class SportHub extends DurableObject<PushEnv> {
  readonly #log: ChangeLog;
  readonly #outbox = createOutbox();
  readonly #pace = createPaceOfSending();
  readonly #children: Children;
  readonly #refusedSubjects = new Set<string>();
  readonly #isPointDue = createPace();
  #unobservedFrames = 0;
  #isSending = false;

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    this.#log = openChangeLog(state.storage.sql, windowLimits);
    this.#children = createChildren(state.storage.sql, toChild(env), (work) => state.waitUntil(work));
  }

  /** Answers as soon as the rows are stored; where a full frame waits already, once that is on its way: so a flood gathers with its publisher. */
  async publish(publication: Publication): Promise<Receipt> {
    const receipt = this.#store(publication);
    if (this.#outbox.isFull(publication.subject)) await waitAtMost(longestRoomWaitMs, this.#outbox.taken());
    return receipt;
  }

  #store({ subject, firstSeq, rows }: Publication): Receipt {
    const newest = this.#log.newest(subject);
    const decision = decideAppend({
      newest,
      firstSeq,
      count: rows.length,
      isAsStored: this.#isAsStored(subject, firstSeq, rows),
      wasRefused: this.#refusedSubjects.has(subject),
    });
    this.#refusedSubjects.delete(subject);
    const last = firstSeq + rows.length - 1;
    switch (decision.kind) {
      case "known":
        break;
      case "refuse":
        this.#refusedSubjects.add(subject);
        break;
      case "append":
        this.#append(subject, firstSeq + decision.skip, rows.slice(decision.skip));
        break;
      case "begin":
        this.#log.clear(subject);
        this.#append(subject, firstSeq, rows);
        break;
      case "restart":
        this.#log.clear(subject);
        this.#log.renumber();
        this.#log.append(subject, firstSeq, rows, Date.now());
        this.#outbox.addNewEpoch(subject, last);
        this.#sendSoon();
        break;
    }
    return { have: this.#log.newest(subject) ?? 0 };
  }

  /** Answers each join, and registers the caller, which gets every frame from now on. */
  resume(child: string, joins: readonly Join[]): readonly ResumeAnswer[] {
    this.#children.add(child);
    return joins.map(({ subject, since }) => {
      const range = { since, oldest: this.#log.oldest(subject), newest: this.#log.newest(subject) };
      const position = this.#log.position(subject);
      const resume = decideResume(range);
      if (resume.kind === "repair") return { position, text: repairText(subject, resume.goOnFrom), isPart: false };
      if (resume.from > resume.to) return { position, text: null, isPart: false };
      const rows = this.#log.rows(subject, resume.from, resume.to, maxRowsBytes);
      const isPart = resume.from + rows.length - 1 < resume.to;
      return { position, text: rowsText(subject, resume.from, rows), isPart };
    });
  }

  /** Answers a sign of life of a relay or its branch with the subjects' positions, so that the relay sees which frames it missed. */
  heads(child: string, subjects: readonly string[]): readonly Position[] {
    this.#children.add(child);
    return subjects.map((subject) => this.#log.position(subject));
  }

  /** For operators. */
  async report(sportId: number): Promise<HubReport> {
    const { n, epoch } = this.#log.position(updateSubject(sportId));
    const changedMs = this.#log.changedMs(updateSubject(sportId));
    return { epoch, position: n, changedMs, ...(await this.#children.report()) };
  }

  #isAsStored(subject: string, firstSeq: number, rows: readonly string[]): boolean {
    const newest = this.#log.newest(subject) ?? 0;
    const overlap = rows.slice(0, Math.max(0, newest + 1 - firstSeq));
    const stored = this.#log.rows(subject, firstSeq, firstSeq + overlap.length - 1);
    return stored.length === overlap.length && stored.every((row, index) => row === overlap[index]);
  }

  #append(subject: string, firstSeq: number, rows: readonly string[]) {
    const nowMs = Date.now();
    this.#log.append(subject, firstSeq, rows, nowMs);
    this.#pace.came(rows.length, nowMs);
    this.#outbox.add(subject, firstSeq, rows);
    this.#sendSoon();
  }

  /** Sends at once when idle; under load it sends changes together, in full frames without a pause. */
  #sendSoon() {
    if (this.#isSending) return;
    this.#isSending = true;
    this.ctx.waitUntil(this.#sendAll());
  }

  async #sendAll() {
    try {
      while (!this.#outbox.isEmpty()) {
        const delayMs = this.#pace.delayMs(Date.now());
        if (delayMs > 0) await waitAtMost(delayMs, this.#outbox.full());
        const nowMs = Date.now();
        this.#pace.sent(nowMs);
        await this.#deliver(this.#outbox.take(this.#log.epoch() ?? "", nowMs));
        this.#pace.done(Date.now());
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #deliver(frames: readonly SubjectFrame[]) {
    this.#observe(frames.length);
    await this.#children.deliver(frames);
  }

  #observe(frames: number) {
    this.#unobservedFrames += frames;
    if (!this.#isPointDue(Date.now())) return;
    const observe = createObserver(this.env.METRICS, Math.random);
    observe({
      kind: "frames",
      of: this.ctx.id.name ?? "",
      frames: this.#unobservedFrames,
      children: this.#children.count(),
    });
    this.#unobservedFrames = 0;
  }
}
