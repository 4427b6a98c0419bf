import { writeFileSync } from "node:fs";
import { toBindingTypes } from "./binding-types.ts";

for (const { path, content } of await toBindingTypes()) writeFileSync(path, content);
