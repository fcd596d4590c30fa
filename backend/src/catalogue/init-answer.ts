import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { CatalogueReader } from './catalogue-reader.js';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface InitAnswer {
  readonly etag: string;
  readonly bodies: Record<Encoding, Buffer>;
}

/** The start-up batch, made and compressed once for as long as the catalogue stays what it is. */
@Injectable()
export class InitAnswers {
  private made: { catalogue: object; answer: Promise<InitAnswer> } | undefined;

  constructor(private readonly reader: CatalogueReader) {}

  current(): Promise<InitAnswer> {
    const catalogue = this.reader.catalogue();
    if (this.made?.catalogue !== catalogue) this.made = { catalogue, answer: make(catalogue) };
    return this.made.answer;
  }
}

async function make(catalogue: object): Promise<InitAnswer> {
  const identity = Buffer.from(JSON.stringify({ data: catalogue }));
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { br, gzip: gzipped, identity } };
}

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    names.some(([candidate, quality]) => candidate === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
