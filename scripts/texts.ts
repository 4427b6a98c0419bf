import { writeTexts } from "./texts/write-texts.ts";
import { root } from "./workers.ts";

const problem = writeTexts(root);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
