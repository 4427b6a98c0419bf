import { buildTexts } from "./bundle.ts";

const problem = buildTexts();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
