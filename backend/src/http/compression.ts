import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses what is text and not compressed yet, quickly rather than tightly. */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
}
