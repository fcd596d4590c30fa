import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const WORTH_IT = 1_024;

/** What is sent. The same object for the same answer. */
export interface Prepared {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

interface Kind {
  readonly isCompressible?: boolean;
  /** What the content depends on beside its encoding. */
  readonly vary?: string;
  /** What is sent beside the content, such as a policy: a browser that has the content with another one asks for it again. */
  readonly mark?: string;
}

/** Something that is sent often and changes never: compressed once for each encoding, when it is first asked for. */
export class Precompressed {
  readonly etag: string;
  private readonly unchanged: Prepared;
  private readonly made: Partial<Record<Encoding, Prepared>> = {};
  private readonly beingMade: Partial<Record<Encoding, Promise<Prepared>>> = {};
  private readonly isCompressible: boolean;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly identity: Buffer,
    { isCompressible = true, vary, mark = '' }: Kind = {},
  ) {
    this.etag = `"${createHash('sha256').update(identity).update(mark).digest('base64url').slice(0, 22)}"`;
    this.isCompressible = isCompressible && identity.length >= WORTH_IT;
    this.headers = { etag: this.etag, vary: ['accept-encoding', ...(vary ? [vary] : [])].join(', ') };
    this.unchanged = { status: 304, headers: this.headers, body: undefined };
  }

  /** `vary` and `etag` are set, all other headers are the caller's. `found`: the status for content that is not known yet. */
  async send(request: FastifyRequest, reply: FastifyReply, found = 200): Promise<void> {
    const { status, headers, body } =
      this.prepared(request.headers) ?? (await this.prepare(request.headers['accept-encoding']));
    await reply
      .status(status === 200 ? found : status)
      .headers(headers)
      .send(body);
  }

  /** The answer to these headers: 304 if the client has it already. Null if it has to be compressed first. */
  prepared(headers: IncomingHttpHeaders): Prepared | null {
    if (headers['if-none-match']?.includes(this.etag)) return this.unchanged;
    return this.made[this.encodingFor(headers['accept-encoding'])] ?? null;
  }

  private prepare(accepted: IncomingHttpHeaders['accept-encoding']): Promise<Prepared> {
    const encoding = this.encodingFor(accepted);
    return (this.beingMade[encoding] ??= this.make(encoding));
  }

  private async make(encoding: Encoding): Promise<Prepared> {
    const body = await compress(encoding, this.identity);
    const headers: Record<string, string> = { ...this.headers, 'content-length': String(body.length) };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return (this.made[encoding] = { status: 200, headers, body });
  }

  private encodingFor(accepted: IncomingHttpHeaders['accept-encoding']): Encoding {
    return this.isCompressible ? encodingFor(String(accepted ?? '')) : 'identity';
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

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    names.some(([candidate, quality]) => candidate === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
