import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartState } from '@bestellwerk/embedded/supervise';

/**
 * Answers on this machine how every part is. Over HTTP and not in a file: it must also work while the disk is full.
 * Resolves with its address; it ends with this process.
 */
export async function serveStates(states: () => readonly PartState[]): Promise<string> {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url === '/parts';
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(isKnown ? { parts: states() } : {}));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/parts`;
}
