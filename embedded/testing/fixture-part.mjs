/** A part that does nothing. Its address contains its name and its port. */
import { appendFileSync } from 'node:fs';

const { NAME, EVENTS_FILE, ADDRESS = '', PORT = '1', FAIL, FAILED = '', SILENT, TROUBLE } = process.env;
if (FAIL) process.send({ failed: FAILED || undefined }, () => process.exit(Number(FAIL)));
if (FAIL) await new Promise(() => undefined);
const note = (what) => appendFileSync(EVENTS_FILE, `${NAME} ${what}\n`);
const leave = (why) => {
  note(why);
  process.exit(0);
};
process.on('SIGTERM', () => leave('stopped'));
process.on('disconnect', () => leave('orphaned'));
if (!SILENT) process.send({ alive: true });
note(`started${ADDRESS && ` with ${ADDRESS}`}`);
if (TROUBLE) process.send({ trouble: { code: 'disk-full', text: TROUBLE } });
process.send({ ready: true, url: `part://${NAME}:${PORT}` });
setInterval(() => SILENT || process.send({ alive: true }), 20);
