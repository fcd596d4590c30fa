import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { EntitySchema } from 'typeorm';

/** Some rows of one table by key, with the changes of the current batch. Rows are replaced, never changed. */
export interface Rows<Row> {
  /** The row with the primary columns of `key`, which `keys` of the projection has named. */
  get(key: Partial<Row>): Row | undefined;
  put(row: Row): void;
  remove(key: Partial<Row>): void;
}

/** What a row adds to one sum. */
export type Contribution = Readonly<Record<string, string | number | boolean>>;

/**
 * A table of sums over a projection's rows. The columns of its primary key determine which sums a row belongs to,
 * all others are added up; a sum whose columns are all zero has no row.
 */
export interface Rollup<Row> {
  readonly table: EntitySchema;
  /** What a row adds: to one sum, to several, or to none. */
  contribution(row: Row): Contribution | readonly Contribution[] | null;
}

/** What a row adds to the sums of a rollup. */
export function contributionsOf<Row>(rollup: Rollup<Row>, row: Row): readonly Contribution[] {
  const added = rollup.contribution(row);
  if (added === null) return [];
  return isList(added) ? added : [added];
}

const isList = (added: Contribution | readonly Contribution[]): added is readonly Contribution[] =>
  Array.isArray(added);

/**
 * As the category of a projection: it gets what every stream holds, also events that cannot be read, which come as
 * `UndecodableEvent`. None of its streams is ever parked, so its `apply` must not throw because of an event.
 */
export const EVERY_EVENT = '*';

/** How events make the rows of one read model: pure, without clock, chance or input but the events. */
export interface Projection<Row extends object = object, Event extends DomainEvent = DomainEvent> {
  /** Of the read model, wherever it is named, and of the table that is read: that of the rows or of their sums. */
  readonly name: string;
  /** What staff call it, in German. */
  readonly title: string;
  /** To be raised whenever rows would come out otherwise: the read model is then rebuilt beside the old one. */
  readonly version: number;
  readonly table: EntitySchema<Row>;
  readonly rollups?: readonly Rollup<Row>[];
  /**
   * People watch its rows while they change. Urgent ones are brought up to date together, ahead of the rest, of which nobody
   * notices some tenths of a second.
   */
  readonly isUrgent?: true;
  /** Category of the streams it follows, or several, or EVERY_EVENT. */
  readonly category: string | readonly string[];
  /** The primary columns of every row that `apply` will ask for or write. */
  keys(event: RecordedEvent<Event>): readonly Partial<Row>[];
  /** Those of the keys whose rows cannot exist before this event: they need not be looked for. */
  newKeys?(event: RecordedEvent<Event>): readonly Partial<Row>[];
  /** Throws if the event cannot be: its stream is then parked for this projection. */
  apply(event: RecordedEvent<Event>, rows: Rows<Row>): void;
  /** The live topics that show this row. */
  topics?(row: Row): readonly string[];
}
