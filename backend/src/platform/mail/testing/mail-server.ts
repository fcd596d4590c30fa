import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Recipient and message of each mail that was taken. */
  readonly taken: readonly string[];
  asked(): number;
  /** From now on it takes what it is given. */
  relent(): void;
  stop(): Promise<void>;
}

/** A server that refuses the first mails, and keeps what it takes then. */
export async function mailServer(refusals: number): Promise<MailServer> {
  const taken: string[] = [];
  let asked = 0;
  let isStubborn = true;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (++asked <= refusals && isStubborn) {
          return done(Object.assign(new Error('Try again'), { responseCode: 451 }));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        taken.push(`${to}\n${Buffer.concat(chunks).toString()}`);
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  const net = smtp.listen(0, '127.0.0.1');
  await once(net, 'listening');
  return {
    url: `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`,
    taken,
    asked: () => asked,
    relent: () => (isStubborn = false),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
