import { DurableObject } from "cloudflare:workers";
import type { Position } from "../../../../shared/push/frames.ts";
import type { Join } from "../../../../shared/push/opening.ts";
import { inTime } from "../hub-deadline.ts";
import { retried } from "../retried.ts";
import type { ResumeAnswer, SubjectFrame, TreeReport } from "../hub-protocol.ts";
import { createAnswers, type Answers } from "./join-answers.ts";
import { createChildren, type Children } from "./children.ts";
import { toChild, toParent } from "./stubs.ts";
import { parentOfBranch } from "./tree.ts";

/** Hands a hub's frames on to relays and lower branches of its region, and their questions to the hub, each but once. */
export class Branch extends DurableObject<PushEnv> {
  readonly #children: Children;
  readonly #answers: Answers;
  readonly #name: string;

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    const { name } = state.id;
    if (name === undefined) throw new Error("a branch is reached by its name");
    this.#name = name;
    this.#children = createChildren(state.storage.sql, toChild(env), (work) => state.waitUntil(work));
    this.#answers = createAnswers(
      () => parentOfBranch(name).name,
      (_, joins) => inTime(retried(() => this.#parent().resume(name, joins))),
    );
  }

  /** Passes frames to the children. Only the parent calls it, without waiting for slow children. Returns false when no child is left. */
  async deliver(frames: readonly SubjectFrame[]): Promise<boolean> {
    this.#answers.passOn(frames);
    await this.#children.deliver(frames);
    const isRead = this.#children.count() > 0;
    if (!isRead) this.#answers.forget();
    return isRead;
  }

  /** Answers a child's joins, as a hub does. */
  async resume(child: string, joins: readonly Join[]): Promise<readonly ResumeAnswer[]> {
    this.#children.add(child);
    return this.#answers.resume(joins);
  }

  /** Answers a child's sign of life with the subjects' positions, as a hub does. */
  async heads(child: string, subjects: readonly string[]): Promise<readonly Position[]> {
    this.#children.add(child);
    const heads = await inTime(retried(() => this.#parent().heads(this.#name, subjects)));
    // This branch missed the frames of a subject whose position differs: from now on it asks the parent about that subject.
    subjects.forEach((subject, index) => this.#answers.compare(subject, heads[index]));
    return heads;
  }

  /** For operators. */
  report(): Promise<TreeReport> {
    return this.#children.report();
  }

  #parent() {
    return toParent(this.env, parentOfBranch(this.#name));
  }
}
