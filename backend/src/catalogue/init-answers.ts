import type { IncomingHttpHeaders } from 'node:http';
import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { catalogueFor, type Audience } from '@bestellwerk/domain/views/catalogue-audience';
import { Injectable } from '@nestjs/common';
import { Precompressed, type Prepared } from '../platform/http/precompressed.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';

/** The start-up batch of each audience, cached until the catalogue changes. */
@Injectable()
export class InitAnswers {
  private readonly made = new WeakMap<WholeCatalogue, Partial<Record<Audience, Precompressed>>>();

  constructor(private readonly reader: CatalogueReader) {}

  /** Throws 503 until the catalogue has been read. */
  of(audience: Audience): Precompressed {
    const catalogue = this.reader.catalogue();
    let answers = this.made.get(catalogue);
    if (!answers) this.made.set(catalogue, (answers = {}));
    return (answers[audience] ??= answerOf(audience, catalogue));
  }

  /** The compressed response for a visitor's headers; null if it is not ready. */
  preparedForVisitors(headers: IncomingHttpHeaders): Prepared | null {
    try {
      return this.of('visitors').prepared(headers);
    } catch {
      return null;
    }
  }
}

function answerOf(audience: Audience, catalogue: WholeCatalogue): Precompressed {
  const body = Buffer.from(JSON.stringify({ data: catalogueFor(audience, catalogue) }));
  return new Precompressed(body, { vary: 'cookie' });
}
