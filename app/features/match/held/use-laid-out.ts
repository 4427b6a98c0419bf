import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in a browser; on the server, where nothing is laid out, React warns of that one. */
export const useLaidOut = typeof document === "undefined" ? useEffect : useLayoutEffect;
