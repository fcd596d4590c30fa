import type { Scene } from '@bestellwerk/domain/signage/signage-command.schema';
import type { Content, Display } from './display.js';
import { type LoggedCommand, type PlayerRecord, emptyRecord } from './command-log.js';

/** All that a screen knows after a restart: the token that opens the player's API, null until it is paired. */
export interface Remembered {
  readonly token: string | null;
  readonly record: PlayerRecord;
}

export const nothingRemembered: Remembered = { token: null, record: emptyRecord };

/** What was stored, as far as it is whole: a screen with a damaged record stays paired. One that did nothing shows nothing. */
export function rememberedFrom(stored: unknown): Remembered {
  if (!isObject(stored)) return nothingRemembered;
  return {
    token: typeof stored.token === 'string' ? stored.token : null,
    record: isRecord(stored.record) && stored.record.journal.length > 0 ? stored.record : emptyRecord,
  };
}

const isRecord = (value: unknown): value is PlayerRecord =>
  isObject(value) && isDisplay(value.display) && Array.isArray(value.journal) && value.journal.every(isEntry);

const isEntry = (value: unknown): value is LoggedCommand =>
  isObject(value) &&
  typeof value.command === 'string' &&
  isObject(value.deed) &&
  (value.deed.state !== 'identifying' || isPeriod(value.deed.period));

const isDisplay = (value: unknown): value is Display =>
  isObject(value) &&
  isContent(value.base) &&
  (value.over === null || (isPeriod(value.over) && isContent(value.over.content)));

function isContent(value: unknown): value is Content {
  if (!isObject(value)) return false;
  if (value.type === 'message') return typeof value.text === 'string';
  return (
    value.type === 'waiting' || value.type === 'empty' || (value.type === 'scene' && isScene(value.scene))
  );
}

const isScene = (value: unknown): value is Scene =>
  isObject(value) &&
  [value.headline, value.text, value.theme].every((text) => typeof text === 'string') &&
  Array.isArray(value.lines) &&
  value.lines.every(
    (line) => isObject(line) && typeof line.label === 'string' && typeof line.value === 'string',
  );

const isPeriod = (value: unknown): value is Fields =>
  isObject(value) && typeof value.from === 'number' && typeof value.until === 'number';

type Fields = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
