import { once } from 'node:events';
import { rm } from 'node:fs/promises';

export default async function stopPostgres() {
  if (!globalThis.testPostgres) return;
  const { child, directory } = globalThis.testPostgres;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await rm(directory, { recursive: true, force: true });
}
