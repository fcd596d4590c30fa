import { parentPort } from 'node:worker_threads';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { renderPage } from './render-page.js';

/** The catalogue of all pages asked for from then on, as JSON of the answer of /api/init. */
interface CatalogueMessage {
  readonly catalogue: string;
  /** Of that answer. */
  readonly etag: string;
}

interface PageMessage {
  readonly id: number;
  readonly path: string;
  readonly order?: PublicOrder;
}

/** What is answered to a `PageMessage`. */
export type RenderedMessage =
  { readonly id: number; readonly html: string } | { readonly id: number; readonly failure: string };

let shown: { catalogue: Catalogue; etag: string } | null = null;

parentPort!.on('message', (message: CatalogueMessage | PageMessage) => {
  if ('catalogue' in message) {
    const { data } = JSON.parse(message.catalogue) as { data: Catalogue };
    shown = { catalogue: data, etag: message.etag };
    return;
  }
  void answer(message);
});

async function answer({ id, path, order }: PageMessage): Promise<void> {
  parentPort!.postMessage(await rendered(id, path, order));
}

async function rendered(id: number, path: string, order?: PublicOrder): Promise<RenderedMessage> {
  if (!shown) return { id, failure: 'There is no catalogue yet.' };
  try {
    return { id, html: await renderPage({ path, order, ...shown }) };
  } catch (error) {
    return { id, failure: String((error as Error).stack ?? error) };
  }
}
