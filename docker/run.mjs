/** What the image runs: `backend` (after setting the database up) or `projections`. */
import { spawnSync } from 'node:child_process';

const programs = {
  backend: { before: ['backend/dist/seed/setup/main.js'], main: '../backend/dist/main.js' },
  projections: { before: [], main: '../projections/dist/main.js' },
};

const asked = process.argv[2];
const program = Object.hasOwn(programs, asked) ? programs[asked] : undefined;
if (!program) {
  console.error(`There are the commands ${Object.keys(programs).join(' and ')}, not ${asked}.`);
  process.exit(1);
}
for (const script of program.before) {
  // The set-up prints the administrator's password. What was given needs not stand in the container's log.
  const output = process.env.ADMIN_PASSWORD ? 'ignore' : 'inherit';
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', output, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
await import(program.main);
