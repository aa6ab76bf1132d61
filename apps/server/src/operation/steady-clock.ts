// Two clocks: the machine's may be set while the server runs, the steady one only goes on.
// How long something lasts is measured on the steady one; what is kept bears the machine's time, for it outlives the process.

/** Asked for once, since it is read with every message. */
const BEGAN = performance.timeOrigin;

/** Milliseconds since 1970 as the machine had it when the process began, and evenly on from there, however the machine's clock is set. */
export const steadyNow = (): number => Math.floor(BEGAN + performance.now());

/** By which clock it is earlier: nothing is older than it is by this one, whichever way the machine's clock was set. */
export const earlierNow = (): number => Math.min(Date.now(), steadyNow());
