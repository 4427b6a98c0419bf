import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Matches the call by which a file requests a shared stack of the built-in world. */
const sharesWorld = /\b(?:sharedTestStack|stackOfLanguages)\(/;

/**
 * `npm test` runs the tests of the stack in two processes at once. Files that share stacks of the built-in world are the
 * first half, so that only one process starts these; files with their own stacks or without the world are the second.
 */
export class StackShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = this.ctx.config.shard?.index === 1;
    return Promise.resolve(
      files.filter(({ moduleId }) => sharesWorld.test(readFileSync(moduleId, "utf8")) === isFirst),
    );
  }
}
