import type { FastifyReply, FastifyRequest } from 'fastify';

interface Lasting {
  /** The same for the same bytes. */
  readonly key: string;
  readonly mimeType: string;
  readonly content: Buffer;
  /** Who may keep it. */
  readonly cache: 'public' | 'private';
}

/** Sends what never changes under its address. Answers 304 to whoever has it already. */
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
