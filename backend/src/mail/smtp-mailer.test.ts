import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../../projections/src/testing/stage.js';
import { SmtpMailer } from './smtp-mailer.js';

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

/** A server that refuses the first mails, and keeps what it takes then. */
async function server(refusals: number): Promise<{ url: string; taken: string[]; asked: () => number }> {
  const taken: string[] = [];
  let asked = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (++asked <= refusals) return done(Object.assign(new Error('Try again'), { responseCode: 451 }));
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        taken.push(`${to}\n${Buffer.concat(chunks).toString()}`);
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  const net = smtp.listen(0, '127.0.0.1');
  await once(net, 'listening');
  ends.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`,
    taken,
    asked: () => asked,
  };
}

function mailer(smtpUrl: string, pausesMs: number[]): { mailer: SmtpMailer; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const made = new SmtpMailer({ smtpUrl, from: 'Zur Linde <post@linde.example>' }, log, pausesMs);
  ends.unshift(() => made.onApplicationShutdown());
  return { mailer: made, lines };
}

describe('a mail server', () => {
  it('is handed what people shall read', async () => {
    const { url, taken } = await server(0);
    await mailer(url, []).mailer.send(mail);
    await eventually(() => expect(taken).toHaveLength(1));
    expect(taken[0]).toMatch(/^resi@example\.org\n/);
    expect(taken[0]).toContain('From: Zur Linde <post@linde.example>');
    expect(taken[0]).toContain('Sch=C3=B6ne Gr=C3=BC=C3=9Fe aus Linz');
  });

  it('is asked again when it could not take a mail, which nobody waits for', async () => {
    const { url, taken } = await server(2);
    const { mailer: patient, lines } = mailer(url, [0, 0]);
    await patient.send(mail);
    await eventually(() => expect(taken).toHaveLength(1));
    await eventually(() => expect(lines).toHaveLength(3));
    expect(lines.join('')).not.toMatch(/resi|Linz|Gr/);
  });

  it('is given up on after some tries', async () => {
    const { url, taken, asked } = await server(9);
    const { mailer: patient, lines } = mailer(url, [0]);
    await patient.send(mail);
    await eventually(() => expect(lines.at(-1)).toContain('"isLastTry":true'));
    expect([asked(), taken.length]).toEqual([2, 0]);
  });
});
