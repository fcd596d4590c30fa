import type { RecordEvent } from '@bestellwerk/domain/records/record-state';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { customer } from '@bestellwerk/domain/records/definitions/customer';
import { recordProjection } from '@bestellwerk/projections/records/record/project';
import { randomUUID } from 'node:crypto';
import type { ReadModels } from '../harness/read-models.js';

const AT_ONCE = 2_000;

/** The view that lists read. */
export const CUSTOMERS_TABLE = 'views.record_customer';

const firstNames = [
  'Anna',
  'Bela',
  'Cora',
  'David',
  'Elif',
  'Franz',
  'Gerda',
  'Hana',
  'Ivo',
  'Jana',
  'Karl',
  'Lea',
];
const beginnings = [
  'Stein',
  'Wald',
  'Berg',
  'Ober',
  'Nieder',
  'Kirch',
  'Linden',
  'Hof',
  'Bach',
  'Stern',
  'Moos',
  'Eich',
];
const endings = ['er', 'mann', 'huber', 'bauer', 'gruber', 'lechner', 'reiter', 'wirth', 'hofer', 'städter'];
const cities = [
  'Wien',
  'Graz',
  'Linz',
  'Salzburg',
  'Innsbruck',
  'Klagenfurt',
  'Villach',
  'Wels',
  'Sankt Pölten',
  'Dornbirn',
];

/** Rows as from the projection, written directly to the read model: their log is not what is measured. */
export async function fillCustomers(readModels: ReadModels, count: number): Promise<void> {
  const projection = recordProjection(customer);
  for (let first = 0; first < count; first += AT_ONCE) {
    const rows: object[] = [];
    const events = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
      created(first + index),
    );
    for (const event of events) {
      projection.apply(event, {
        get: () => undefined,
        put: (row) => rows.push(inSnakeCase(row)),
        remove: () => undefined,
      });
    }
    await readModels.rows(
      `INSERT INTO ${CUSTOMERS_TABLE} SELECT * FROM json_populate_recordset(null::${CUSTOMERS_TABLE}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await readModels.rows(`INSERT INTO ${CUSTOMERS_TABLE}_count VALUES ('', $1)`, [count]);
  await readModels.rows('VACUUM ANALYZE');
}

function created(number: number): RecordedEvent<RecordEvent> {
  const of = (words: readonly string[], step: number) => words[Math.floor(number / step) % words.length]!;
  const [firstName, lastName] = [of(firstNames, 1), `${of(beginnings, 7)}${of(endings, 11)}`];
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const data = {
    ...customer.schemas.fields.parse(customer.example),
    firstName,
    lastName,
    companyName: number % 5 === 0 ? `${lastName} & Söhne` : '',
    email: `${firstName}.${lastName}.${number}@example.org`.toLowerCase().replace('ä', 'ae'),
    phone: `+43664${String(1_000_000 + number)}`,
    city: of(cities, 3),
  };
  return {
    type: customer.names.created,
    data,
    id: randomUUID(),
    stream: customer.stream(randomUUID()),
    revision: '0',
    position: String(number),
    metadata: { at, actor: { kind: 'system', id: null }, origin: 'system' },
  } as unknown as RecordedEvent<RecordEvent>;
}

const inSnakeCase = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      value as unknown,
    ]),
  );
