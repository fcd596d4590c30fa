import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const kept = new WeakMap<FastifyRequest, Buffer>();
const PATH = '/api/payments/notifications/';
const MOST_BYTES = 256 * 1024;

/** Keeps the bodies of notifications as they came: that is what their signatures are over. */
export function keepRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > MOST_BYTES;
    if (!request.url.startsWith(PATH) || isTooLong) return payload;
    const body = await buffer(payload);
    kept.set(request, body);
    return Readable.from([body]);
  });
}

/** Empty for other requests. */
export const rawBodyOf = (request: FastifyRequest): Buffer => kept.get(request) ?? Buffer.alloc(0);
