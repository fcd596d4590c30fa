import { describe, expect, it } from '@jest/globals';
import { EmptyLog } from '@bestellwerk/event-log/errors';
import { describeFailure } from '../../../projections/src/database/failure.js';
import { describeHealth } from './describe-health.js';
import type { HealthFacts, ReadModelFacts } from './facts.js';

const emptyLogReason = describeFailure(new EmptyLog());
const now = new Date('2026-11-20T12:00:00Z');
const server = {
  version: '1.2.3',
  startedAt: new Date('2026-11-20T08:00:00Z'),
  timeZone: 'Europe/Vienna',
  publicUrl: 'https://linde.example',
};
const model: ReadModelFacts = {
  ...{ id: 'order_board', position: '900', seconds: 3_600 },
  ...{ isBeingRebuilt: false, damagedBy: null, rebuiltUpTo: '-1' },
};
const well: HealthFacts = {
  now,
  log: { head: '900', failure: null, refusesSince: null, isOther: false },
  isRunnerThere: true,
  readModels: [model],
  standstill: null,
  parked: [],
  overdue: { count: 0, oldest: null },
  parts: [],
  sockets: 3,
  lastBackup: { takenAt: new Date('2026-11-20T02:00:00Z'), holdsLog: true },
  uncountedSince: new Date('2026-11-20T11:59:00Z'),
};
const healthWith = (changes: Partial<HealthFacts>) => describeHealth({ ...well, ...changes }, server);
const itemOf = (changes: Partial<HealthFacts>, id: string) =>
  healthWith(changes).items.find((item) => item.id === id)!;

describe('the health description', () => {
  it('titles a read model of records with the name of its entity', () => {
    const { readModels } = healthWith({
      readModels: [
        { ...model, id: 'record_delivery' },
        { ...model, id: 'record_branch' },
      ],
    });
    expect(readModels.map(({ title }) => title)).toEqual(['record_delivery', 'Filialen']);
  });

  it('is ok and has no advice when everything works', () => {
    const { state, items } = healthWith({});
    expect(state).toBe('ok');
    expect(items.filter(({ advice }) => advice !== null)).toEqual([]);
  });

  it.each<[string, Partial<HealthFacts>, string, string, RegExp]>([
    [
      'the log is away',
      { log: { head: null, failure: 'Nichts geht.', refusesSince: null, isOther: false } },
      'log',
      'bad',
      /nicht erreichbar\. Nichts geht\. /,
    ],
    [
      'the log is read-only',
      { log: { head: '900', failure: 'Er hat keinen führenden Knoten.', refusesSince: now, isOther: false } },
      'log',
      'bad',
      /nimmt nichts an \(seit .*13:00.*\)\. Er hat keinen führenden Knoten\. /,
    ],
    [
      'the read models were built from another log',
      { log: { head: '900', failure: null, refusesSince: null, isOther: true } },
      'log',
      'bad',
      /nicht das, aus dem die Listen gemacht wurden/,
    ],
    [
      'the log is empty and the read models are not',
      {
        standstill: { ...{ stream: null, revision: null, type: null, since: now }, reason: emptyLogReason },
      },
      'runner',
      'bad',
      /ist leer, obwohl die Listen/,
    ],
    ['no runner is active', { isRunnerThere: false }, 'runner', 'bad', /Auswertung läuft nicht/],
    ['there are no read models', { readModels: [] }, 'read-models', 'bad', /noch keine/],
    [
      'a read model has stalled',
      { readModels: [{ ...model, position: '1' }] },
      'read-models',
      'bad',
      /Bestellungen: seit mehr als 30/,
    ],
    [
      'a read model is catching up',
      { readModels: [{ ...model, position: '1', seconds: 8 }] },
      'read-models',
      'warning',
      /nachgeholt/,
    ],
    [
      'a read model was truncated by hand',
      { readModels: [{ ...model, damagedBy: 'TRUNCATE', isBeingRebuilt: true, rebuiltUpTo: '449' }] },
      'read-models',
      'bad',
      /^Bestellungen: von Hand geleert\. .* neu aufgebaut \(49\s%\)\.$/,
    ],
    [
      'streams are parked',
      {
        parked: [
          {
            readModel: 'Umsatz',
            stream: 'order-1',
            revision: '2',
            events: 2,
            error: 'no',
            since: now.toISOString(),
            triedAt: null,
          },
        ],
      },
      'parked',
      'warning',
      /Ein Vorgang wird zurückgehalten/,
    ],
    [
      'an event blocks the runner',
      {
        standstill: {
          reason: 'PostgreSQL 22P02',
          stream: 'product-1',
          revision: '0',
          type: 'ProductCreated',
          since: now,
        },
      },
      'runner',
      'bad',
      /bei Ereignis 0 \(ProductCreated\) im Stream „product-1“ nicht weiter: PostgreSQL 22P02/,
    ],
    [
      'deadlines are overdue',
      { overdue: { count: 2, oldest: new Date('2026-11-20T11:53:00Z') } },
      'deadlines',
      'warning',
      /2 Fristen warten .* 7\u00a0min/,
    ],
    [
      'visits are not counted',
      { uncountedSince: new Date('2026-11-20T11:48:00Z') },
      'visits',
      'warning',
      /seit 12\u00a0min nicht gezählt/,
    ],
    ['there is no backup', { lastBackup: null }, 'backup', 'warning', /noch keine/],
    [
      'the backup is old',
      { lastBackup: { takenAt: new Date('2026-11-18T12:00:00Z'), holdsLog: true } },
      'backup',
      'warning',
      /18\.11\.2026/,
    ],
    [
      'the last backup does not include the log',
      { lastBackup: { takenAt: now, holdsLog: false } },
      'backup',
      'ok',
      /nicht dabei/,
    ],
  ])('reports when %s', (_, changes, id, state, text) => {
    const item = itemOf(changes, id);
    expect(item).toMatchObject({ state, text: expect.stringMatching(text) });
    if (state !== 'ok') expect(item.advice).toMatch(/^Bitte/);
  });

  it('has no lag while the log is away, and never a negative one', () => {
    expect(healthWith({ log: { ...well.log, head: null } }).readModels[0]).toMatchObject({
      lag: null,
      state: 'ok',
    });
    expect(healthWith({ log: { ...well.log, head: '800' } }).readModels[0]).toMatchObject({
      lag: '0',
      state: 'ok',
    });
  });
});

it('counts an order once, however many read models have parked it', () => {
  const parkedStream = { stream: 'order-1', revision: '2', events: 2, error: 'no', since: now.toISOString() };
  const parked = ['Bestellungen', 'Umsatz je Tag'].map((readModel) => ({
    ...parkedStream,
    readModel,
    triedAt: null,
  }));
  expect(itemOf({ parked }, 'parked').text).toContain('Ein Vorgang wird zurückgehalten');
  const other = { ...parked[0]!, stream: 'order-2' };
  expect(itemOf({ parked: [...parked, other] }, 'parked').text).toContain('2 Vorgänge werden');
});
