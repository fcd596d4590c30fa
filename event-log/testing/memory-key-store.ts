import { randomBytes } from 'node:crypto';
import type { KeyStore } from '../key-store.js';

/** Keys for tests without a database. Counts how often it is asked. */
export class MemoryKeyStore implements KeyStore {
  readonly keys = new Map<string, Buffer | null>();
  questions = 0;

  async create(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    for (const subject of subjects) {
      if (!this.keys.has(subject)) this.keys.set(subject, randomBytes(32));
    }
    return this.find(subjects);
  }

  async find(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    this.questions++;
    const found = new Map<string, Buffer>();
    for (const subject of subjects) {
      const key = this.keys.get(subject);
      if (key) found.set(subject, key);
    }
    return found;
  }

  async erase(subject: string): Promise<void> {
    this.keys.set(subject, null);
  }
}
