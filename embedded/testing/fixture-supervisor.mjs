/** Supervises two parts until it is ended. */
import { fileURLToPath } from 'node:url';
import { supervise } from '../supervise.ts';

const args = [fileURLToPath(new URL('./fixture-part.mjs', import.meta.url))];
const part = (name) => ({ name, args, env: () => ({ NAME: name, EVENTS_FILE: process.env.EVENTS_FILE }) });
await supervise([part('first'), part('second')]);
process.send('up');
