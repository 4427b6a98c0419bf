import { startTestStack } from "../tests/support/stack.ts";

/** The stack as a process of its own, which a benchmark can kill: `node bench/stack-process.ts PORT FOLDER`. */
const [port = "", folder = ""] = process.argv.slice(2);
await startTestStack({ port: Number(port), persistTo: folder, assets: false });
process.send?.("ready");
