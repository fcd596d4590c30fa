import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isSafe } from './same-origin.js';
import type { Clock } from '../clock.js';
import { failureText } from './failure-texts.js';

/**
 * Compresses what is text and not compressed yet, quickly rather than tightly. Answers to commands are short and go as
 * they are.
 */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    if (![route.method].flat().some(isSafe)) route.compress = false;
  });
  await fastify.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
}

/** One line per answer. Names the route's pattern and never its values: some paths hold secrets. */
export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : request.routeOptions.url;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method: request.method, route, status: reply.statusCode, ms, request: request.id }, 'request');
  });
}

const HEADER = 'x-now';

/**
 * For tests only: the header X-Now (an ISO instant) sets the clock of its request. Set after the body was read: reading a
 * body that arrives in several packets loses the AsyncLocalStorage of the hooks before it.
 */
export function useTestClock(fastify: FastifyInstance, clock: Clock): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    const now = new Date(String(request.headers[HEADER] ?? ''));
    if (Number.isNaN(now.getTime())) done();
    else clock.at(now, done);
  });
}

/** What Node calls that a request cannot even be read for, as the status it is answered with. */
const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, in the shape that all failures have. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ errors: [{ message: failureText(status), field: null }] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
