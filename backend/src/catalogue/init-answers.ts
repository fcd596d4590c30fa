import type { IncomingHttpHeaders } from 'node:http';
import type { WholeCatalogue } from '@bestellwerk/domain/resources/catalogue.schema';
import { catalogueFor, type Audience } from '@bestellwerk/domain/views/catalogue-audience';
import { Injectable } from '@nestjs/common';
import { Precompressed, type Prepared } from '../platform/http/precompressed.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';

/** The start-up batch of each audience, made once for as long as the catalogue stays what it is. */
@Injectable()
export class InitAnswers {
  private readonly made = new WeakMap<WholeCatalogue, Partial<Record<Audience, Precompressed>>>();

  constructor(private readonly reader: CatalogueReader) {}

  /** Throws 503 until there is a catalogue. */
  of(audience: Audience): Precompressed {
    const catalogue = this.reader.catalogue();
    let answers = this.made.get(catalogue);
    if (!answers) this.made.set(catalogue, (answers = {}));
    return (answers[audience] ??= answerOf(audience, catalogue));
  }

  /** What answers a visitor's headers; null if it has to be made first. */
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
