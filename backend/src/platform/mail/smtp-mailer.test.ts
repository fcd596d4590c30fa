import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { SmtpMailer } from './smtp-mailer.js';
import { mailServer } from './testing/mail-server.js';
import { MemoryMails } from './testing/memory-mails.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const mail = {
  to: 'resi@example.org',
  person: 'aaaaaaaa-0000-4000-8000-000000000001',
  subject: 'Grüße',
  text: 'Schöne Grüße aus Linz',
};

async function server(refusals: number) {
  const created = await mailServer(refusals);
  ends.push(() => created.stop());
  return created;
}

function mailer(smtpUrl: string, pausesMs: number[]) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const waiting = new MemoryMails();
  const from = 'Zur Linde <post@linde.example>';
  const created = new SmtpMailer({ smtpUrl, from }, waiting, log, pausesMs);
  created.onApplicationBootstrap();
  ends.unshift(() => created.onApplicationShutdown());
  return { mailer: created, lines, waiting };
}

describe('a mail server', () => {
  it('receives recipient, sender and text of a mail', async () => {
    const { url, taken } = await server(0);
    await mailer(url, []).mailer.send(mail);
    await eventually(() => expect(taken).toHaveLength(1));
    expect(taken[0]).toMatch(/^resi@example\.org\n/);
    expect(taken[0]).toContain('From: Zur Linde <post@linde.example>');
    expect(taken[0]).toContain('Sch=C3=B6ne Gr=C3=BC=C3=9Fe aus Linz');
  });

  it('is tried again after it refused a mail, and no personal data is logged', async () => {
    const { url, taken } = await server(2);
    const { mailer: retrying, lines } = mailer(url, [0, 0]);
    await retrying.send(mail);
    await eventually(() => expect(taken).toHaveLength(1));
    await eventually(() => expect(lines).toHaveLength(3));
    expect(lines.join('')).not.toMatch(/resi|Linz|Gr/);
  });

  it('is given up after the last try, and the mail is dropped', async () => {
    const { url, taken, asked } = await server(9);
    const { mailer: retrying, lines, waiting } = mailer(url, [0]);
    await retrying.send(mail);
    await eventually(() => expect(lines.at(-1)).toContain('"isLastTry":true'));
    await eventually(() => expect(waiting.mails.size).toBe(0));
    expect([asked(), taken.length]).toEqual([2, 0]);
  });
});
