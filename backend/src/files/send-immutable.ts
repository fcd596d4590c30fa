import type { FastifyReply, FastifyRequest } from 'fastify';

interface Lasting {
  /** Equal for equal bytes. */
  readonly key: string;
  readonly mimeType: string;
  readonly content: Buffer;
  /** Which caches may store it. */
  readonly cache: 'public' | 'private';
}

/** Sends immutable content. Responds with 304 if the client already has it. */
export async function sendLasting(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, mimeType, content, cache }: Lasting,
): Promise<void> {
  const etag = `"${key.slice(0, 32)}"`;
  void reply.headers({ etag, 'cache-control': `${cache}, max-age=31536000, immutable` });
  if (request.headers['if-none-match']?.includes(etag)) return void (await reply.status(304).send());
  await reply.type(mimeType).send(content);
}
