import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What a file calls that asks for a stack of the built-in world that it shares with others. */
const sharesWorld = /\b(?:sharedTestStack|stackOfLanguages)\(/;

/**
 * `npm test` runs the tests of the stack in two processes at once. Those that share stacks of the built-in world are the
 * first half, so that these start in one process only; those with stacks of their own or without the world are the second.
 */
export class StackShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = this.ctx.config.shard?.index === 1;
    return Promise.resolve(
      files.filter(({ moduleId }) => sharesWorld.test(readFileSync(moduleId, "utf8")) === isFirst),
    );
  }
}
