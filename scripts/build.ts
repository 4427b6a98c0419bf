import { buildAll } from "./bundle.ts";

const problem = await buildAll();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
console.log("Built: build/client, build/server and one bundle per Worker under build/workers.");
