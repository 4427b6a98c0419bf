import { defineConfig } from "vitest/config";
import { nodeProjects } from "./vitest.node.config.ts";

/** The tests that `npm run mutate` runs: those that need neither a build nor a Worker's runtime. */
const names = ["unit", "storm"];
const projects = nodeProjects.filter(
  (of) => typeof of === "object" && "test" in of && names.includes(String(of.test?.name)),
);
export default defineConfig({ test: { projects } });
