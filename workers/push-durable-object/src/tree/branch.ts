import { DurableObject } from "cloudflare:workers";
import type { Position } from "../../../../shared/push/frames.ts";
import type { Join } from "../../../../shared/push/opening.ts";
import { inTime } from "../hub-deadline.ts";
import { retried } from "../retried.ts";
import type { ResumeAnswer, SubjectFrame, TreeReport } from "../hub-protocol.ts";
import { createAnswers, type Answers } from "./answers.ts";
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

  /** Called by the parent only, which does not wait for slow children. False when nothing hangs here any more. */
  async deliver(frames: readonly SubjectFrame[]): Promise<boolean> {
    this.#answers.passOn(frames);
    await this.#children.deliver(frames);
    const isRead = this.#children.count() > 0;
    if (!isRead) this.#answers.forget();
    return isRead;
  }

  /** As a hub's. */
  async resume(child: string, joins: readonly Join[]): Promise<readonly ResumeAnswer[]> {
    this.#children.add(child);
    return this.#answers.resume(joins);
  }

  /** As a hub's. */
  async heads(child: string, subjects: readonly string[]): Promise<readonly Position[]> {
    this.#children.add(child);
    const heads = await inTime(retried(() => this.#parent().heads(this.#name, subjects)));
    // What did not come through here is asked of the parent from now on.
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
