/** Share of sessions whose browser reports its errors (C9.06). */
const frontendLogShare = 0.01;

/** Whether a session reports. `draw` is one random number in [0, 1), drawn once per session. */
export const isSessionLogged = (draw: number): boolean => draw < frontendLogShare;
