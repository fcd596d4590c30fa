import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per answer. Names the route's pattern and never its values: some paths hold secrets. */
export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : request.routeOptions.url;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method: request.method, route, status: reply.statusCode, ms, request: request.id }, 'request');
  });
}
