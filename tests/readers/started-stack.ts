import type { TestProject } from "vitest/node";
import { feedSign, startTestStack } from "../support/stack.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own type is widened
  interface ProvidedContext {
    readonly readerStack: { readonly url: string; readonly sign: string };
  }
}

/** One stack with the built-in world for all of these tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTestStack({ assets: false });
  project.provide("readerStack", { url: stack.url.href, sign: feedSign });
  return () => stack.stop();
}
