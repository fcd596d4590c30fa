/** A part that does nothing. Its address holds its process number and what it was told. */
import { appendFileSync } from 'node:fs';

const { NAME, DIARY, TOLD = '', PORT = '1', FAIL } = process.env;
if (FAIL) process.exit(3);
const note = (what) => appendFileSync(DIARY, `${NAME} ${what}\n`);
const leave = (why) => {
  note(why);
  process.exit(0);
};
process.on('SIGTERM', () => leave('stopped'));
process.on('disconnect', () => leave('orphaned'));
note(`started${TOLD && ` with ${TOLD}`}`);
process.send({ ready: true, url: `part://${NAME}:${PORT}` });
setInterval(() => undefined, 1000);
