/** What npm runs at the end of every installation. */
import { ensureSqlite, LATER } from './sqlite.mjs';

process.exitCode = process.env[LATER] === undefined ? await ensureSqlite() : 0;
