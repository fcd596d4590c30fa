import { column, readModel } from '../../engine/storage/read-model.js';

/** The end of a run of events in the chain over the log. */
export interface LogSealRow {
  /** From 1 on; 0 is the run that is not full yet, and so ends at the chain's head. */
  number: number;
  /** Of the log, up to and with the last one of this run. */
  events: number;
  /** Of the last event. */
  position: string;
  /** When it happened; null if the last event cannot be read. */
  at: string | null;
  /** The chain after the last event. */
  hash: string;
  /** The beginnings of the digests of its events. */
  marks: string;
}

export const logSealTable = readModel<LogSealRow>({
  name: 'log_seal',
  columns: {
    number: column.integer({ primary: true }),
    events: column.integer(),
    position: column.bigInteger(),
    at: column.instant({ nullable: true }),
    hash: column.text(),
    marks: column.text(),
  },
});
