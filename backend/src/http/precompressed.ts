import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const WORTH_IT = 1_024;

/** Something that is sent often and changes never: compressed once for each encoding, when it is first asked for. */
export class Precompressed {
  readonly etag: string;
  private readonly made: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    readonly identity: Buffer,
    private readonly isCompressible = true,
  ) {
    this.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  }

  /** Answers 304 to whoever has it already. `vary` and `etag` are set, all other headers are the caller's. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.headers({ etag: this.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(this.etag)) return void (await reply.status(304).send());
    const encoding = this.encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.send(await this.body(encoding));
  }

  private encodingFor(accepted: string | string[] | undefined): Encoding {
    const isWorthIt = this.isCompressible && this.identity.length >= WORTH_IT;
    return isWorthIt ? encodingFor(String(accepted ?? '')) : 'identity';
  }

  private body(encoding: Encoding): Promise<Buffer> {
    return (this.made[encoding] ??= compress(encoding, this.identity));
  }
}

function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(body, BROTLI);
    case 'gzip':
      return promisify(gzip)(body, { level: 9 });
    case 'identity':
      return Promise.resolve(body);
  }
}

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    names.some(([candidate, quality]) => candidate === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
