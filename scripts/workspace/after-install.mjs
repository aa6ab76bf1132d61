/** What npm runs at the end of every installation. */
import { ensureSqlite, LATER } from './sqlite.mjs';

const isLater = Object.keys(LATER).some((name) => process.env[name] !== undefined);
process.exitCode = isLater ? 0 : await ensureSqlite();
