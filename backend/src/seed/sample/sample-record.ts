import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';

/** Something that the sample inn puts into the log. */
export interface SampleRecord {
  readonly resource: Resource;
  readonly id: string;
  readonly fields: Fields;
}
