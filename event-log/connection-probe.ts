import { readFileSync } from 'node:fs';
import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Host, LogAddress } from './log-address.js';

const PROBE_MS = 1_500;

/** What a plain connection without gRPC shows. */
export type ConnectionState =
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'plain' }
  | { readonly kind: 'tls'; readonly distrust: string | undefined };

/** How the first host answers that accepts connections; how the first does not if none accepts any. */
export async function probeConnection(address: LogAddress): Promise<ConnectionState> {
  const plain = await Promise.all(address.hosts.map(accepts));
  const index = plain.findIndex(({ kind }) => kind !== 'closed');
  if (index < 0) return plain[0]!;
  return handshake(address.hosts[index]!, address);
}

function accepts({ name, port }: Host): Promise<ConnectionState> {
  return new Promise((resolve) => {
    const socket = connectPlain({ host: name, port, timeout: PROBE_MS });
    const answer = (line: ConnectionState): void => {
      socket.destroy();
      resolve(line);
    };
    socket.on('connect', () => answer({ kind: 'plain' }));
    socket.on('timeout', () => answer({ kind: 'closed', reason: 'ETIMEDOUT' }));
    socket.on('error', (error) => answer({ kind: 'closed', reason: codeOf(error) }));
  });
}

/** 'plain' if the host ends a connection that begins with TLS. */
function handshake({ name, port }: Host, address: LogAddress): Promise<ConnectionState> {
  return new Promise((resolve) => {
    const socket = connectTls({
      ...{ host: name, port, ALPNProtocols: ['h2'], rejectUnauthorized: false },
      servername: isIP(name) ? '' : name,
      ca: contentOf(address.option('tlscafile')),
      cert: contentOf(address.option('usercertfile')),
      key: contentOf(address.option('userkeyfile')),
    });
    const answer = (line: ConnectionState): void => {
      clearTimeout(silence);
      socket.destroy();
      resolve(line);
    };
    const silence = setTimeout(() => answer({ kind: 'silent' }), PROBE_MS);
    socket.on('error', () => answer({ kind: 'plain' }));
    socket.on('secureConnect', () => {
      const { authorized, authorizationError } = socket;
      answer({ kind: 'tls', distrust: authorized ? undefined : String(authorizationError) });
    });
  });
}

const contentOf = (path: string | undefined): Buffer | undefined => (path ? readFileSync(path) : undefined);
const codeOf = (error: Error & { code?: string }): string => error.code ?? error.message;
