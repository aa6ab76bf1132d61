/** Whether this is the long run (`npm run night`), which asks more. */
export const AT_NIGHT = process.env.NIGHT !== undefined;
