import { findChromium } from "./chromium.ts";

/** Prints the browser's path, and installs a browser if none is there. It runs before parallel steps that need the browser. */
console.log(findChromium());
