import { findChromium } from "./chromium.ts";

/** Says where the browser is, and installs it where there is none: before steps that need it run side by side. */
console.log(findChromium());
