import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

/** What answering the start-up batch could cost at the least: bytes that are at hand. */
const body = readFileSync(process.env.BENCH_FILE);

const server = fastify();
server.get('/api/init', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.send(await server.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
