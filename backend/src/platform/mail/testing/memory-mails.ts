import type { OutgoingMail } from '../mailer.js';
import type { QueuedMail, MailQueue } from '../mail-queue.js';

/** Waiting mails for tests without a database, due as soon as their pause is over. */
export class MemoryMails implements Pick<MailQueue, 'add' | 'take' | 'postpone' | 'remove'> {
  readonly mails = new Map<string, QueuedMail & { dueAt: number }>();

  async add(mail: OutgoingMail): Promise<void> {
    const id = String(this.mails.size);
    this.mails.set(id, { ...mail, id, tries: 0, dueAt: Date.now() });
  }

  async take(): Promise<QueuedMail | null> {
    const due = [...this.mails.values()].find(({ dueAt }) => dueAt <= Date.now());
    if (!due) return null;
    const taken = { ...due, tries: due.tries + 1, dueAt: Infinity };
    this.mails.set(due.id, taken);
    return taken;
  }

  async postpone(id: string, ms: number): Promise<void> {
    this.mails.set(id, { ...this.mails.get(id)!, dueAt: Date.now() + ms });
  }

  async remove(id: string): Promise<void> {
    this.mails.delete(id);
  }
}
