import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';

/** What is on sale, where and when. An implementation answers without waiting. */
export abstract class CatalogueReader {
  /** The same object as long as nothing has changed. Throws 503 until the records have been read for the first time. */
  abstract catalogue(): WholeCatalogue;

  /** Waits, at most half a second, until the catalogue holds what was written up to a position of the log. */
  abstract upTo(position: string): Promise<boolean>;

  /**
   * Waits until the catalogue holds every change that was answered before this call, on whichever node. Throws 503 when
   * that takes longer than a guest waits.
   */
  abstract settled(): Promise<void>;

  branch(idOrIdentifier: string): Branch | undefined {
    return this.catalogue().branches.find(({ id, identifier }) => [id, identifier].includes(idOrIdentifier));
  }
}
