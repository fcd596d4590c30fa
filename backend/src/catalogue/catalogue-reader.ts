import type { Branch } from '@bestellwerk/domain/resources/branch.schema';
import type { Catalogue } from '@bestellwerk/domain/resources/catalogue.schema';

/** What is on sale, where and when. Whoever implements it, its answers are at hand without waiting. */
export abstract class CatalogueReader {
  /** The same object as long as nothing has changed. */
  abstract catalogue(): Catalogue;

  branch(idOrIdentifier: string): Branch | undefined {
    return this.catalogue().branches.find(({ id, identifier }) => [id, identifier].includes(idOrIdentifier));
  }
}
