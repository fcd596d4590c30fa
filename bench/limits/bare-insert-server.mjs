import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';

/** What placing an order could cost at the least: one request, one row with the same content, one commit. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 32 });
await pool.query('CREATE TABLE IF NOT EXISTS bare_order (id uuid PRIMARY KEY, body jsonb NOT NULL)');

const server = fastify();
server.post('/api/orders', async (request, reply) => {
  const id = randomUUID();
  await pool.query({
    name: 'insert',
    text: 'INSERT INTO bare_order (id, body) VALUES ($1, $2)',
    values: [id, JSON.stringify(request.body)],
  });
  void reply.code(201);
  return { data: { id } };
});
process.send(await server.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
