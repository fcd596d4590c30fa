import type { FastifyReply, FastifyRequest } from 'fastify';

interface Lasting {
  /** Equal for equal bytes. */
  readonly key: string;
  readonly mimeType: string;
  readonly content: Buffer;
  /** Which caches may store it. */
  readonly cache: 'public' | 'private';
}

const FOR_EVER = 'max-age=31536000, immutable';
/** Other content may come under the same address: caches ask again after a minute, and meanwhile show what they have. */
const FOR_A_MINUTE = 'max-age=60, stale-while-revalidate=600';

/** Sends immutable content. Responds with 304 if the client already has it. */
export const sendLasting = (request: FastifyRequest, reply: FastifyReply, content: Lasting): Promise<void> =>
  send(request, reply, content, FOR_EVER);

/** Like `sendLasting`, for an address that may have other content later. */
export const sendChanging = (request: FastifyRequest, reply: FastifyReply, content: Lasting): Promise<void> =>
  send(request, reply, content, FOR_A_MINUTE);

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, mimeType, content, cache }: Lasting,
  kept: string,
): Promise<void> {
  const etag = `"${key.slice(0, 32)}"`;
  void reply.headers({ etag, 'cache-control': `${cache}, ${kept}` });
  if (request.headers['if-none-match']?.includes(etag)) return void (await reply.status(304).send());
  await reply.type(mimeType).send(content);
}
