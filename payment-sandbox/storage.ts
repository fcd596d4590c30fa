import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxState } from './core/state.js';

/** Above this many the oldest notifications are forgotten: nobody needs them, and each write writes all. */
const NOTIFICATIONS = 500;

/** The state in a file, replaced as a whole; nothing happens without one. */
export class Storage {
  private written = '';

  constructor(private readonly file: string | undefined) {}

  read(): Partial<SandboxState> {
    if (this.file === undefined) return {};
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Partial<SandboxState>;
    } catch {
      // None yet, or a broken one: it is test data.
      return {};
    }
  }

  write(state: SandboxState): void {
    if (this.file === undefined) return;
    const text = JSON.stringify({ ...state, notifications: state.notifications.slice(-NOTIFICATIONS) });
    if (text === this.written) return;
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(`${this.file}.part`, text, { mode: 0o600 });
      renameSync(`${this.file}.part`, this.file);
      this.written = text;
    } catch (error) {
      // Of a full disk others speak; the next change tries again.
      console.error(`payment sandbox: not written (${(error as NodeJS.ErrnoException).code})`);
    }
  }
}
