import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.js';

const HEADER = 'x-now';

/** For tests only: the header X-Now (an ISO instant) sets the clock of its request. */
export function useTestClock(fastify: FastifyInstance, clock: Clock): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const now = new Date(String(request.headers[HEADER] ?? ''));
    if (Number.isNaN(now.getTime())) done();
    else clock.at(now, done);
  });
}
