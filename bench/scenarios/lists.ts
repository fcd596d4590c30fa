import { customer } from '@bestellwerk/domain/records/definitions/customer';
import { CUSTOMERS_TABLE, fillCustomers } from '../load/fill-customers.js';
import { HttpConnection, requestText } from '../load/http-connection.js';
import { type Figure, median, percentile } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../harness/product.js';
import { ReadModels } from '../harness/read-models.js';

const LIMIT = 25;
const TIMES = 40;

/** Lists of many customers: pages, every order, searches. Beside each the bare query of the same rows. */
export const lists: Scenario = {
  name: 'lists',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd, say } = surroundings;
    const product = await Product.start(surroundings);
    const readModels = await ReadModels.open(product.databaseUrl);
    atEnd(() => readModels.close());
    say(`writing ${sizes.customers} customers`);
    await fillCustomers(readModels, sizes.customers);
    const connection = await HttpConnection.open(product.url);
    atEnd(() => connection.close());
    const cookie = await product.signIn();
    const listed = await connection.send(requestText('GET', '/api/customers?limit=1', { cookie }));
    const { total } = (JSON.parse(listed.body) as { meta: { total: number } }).meta;
    if (total < sizes.customers) throw new Error(`The list has ${total} of ${sizes.customers} customers`);
    const figures: Figure[] = [];
    for (const { name, query, bare } of questions(sizes.customers)) {
      say(name);
      const request = requestText('GET', `/api/customers?limit=${LIMIT}&${query}`, { cookie });
      const ask = async () => {
        const { status, body } = await connection.send(request);
        if (status !== 200) throw new Error(`${query} was answered ${status}: ${body}`);
      };
      const bareQuery = () =>
        readModels.rows(`SELECT document FROM ${CUSTOMERS_TABLE} WHERE NOT is_removed ${bare}`);
      const rounds = { product: [] as number[], limit: [] as number[] };
      for (let round = 0; round <= sizes.rounds; round++) {
        const [asked, read] = [await timesOf(ask), await timesOf(bareQuery)];
        if (round === 0) continue;
        rounds.product.push(percentile(asked, 0.95));
        rounds.limit.push(percentile(read, 0.95));
      }
      figures.push({
        name: `${name} of ${sizes.customers} customers, p95`,
        unit: 'ms',
        value: median(rounds.product),
        limit: median(rounds.limit),
        isMoreBetter: false,
      });
    }
    return figures;
  },
};

interface Question {
  readonly name: string;
  readonly query: string;
  readonly bare: string;
}

function questions(customers: number): Question[] {
  const columns = customer.columns;
  const last = Math.ceil(customers / LIMIT);
  const at = (page: number) => `LIMIT ${LIMIT} OFFSET ${(page - 1) * LIMIT}`;
  return [
    { name: 'first page', query: '', bare: `ORDER BY by_last_name, by_first_name, id ${at(1)}` },
    { name: 'page in the middle', query: `page=${last >> 1}`, bare: `ORDER BY by_last_name, by_first_name, id ${at(last >> 1)}` }, // prettier-ignore
    {
      name: 'last page',
      query: `page=${last}`,
      bare: `ORDER BY by_last_name, by_first_name, id ${at(last)}`,
    },
    ...columns.flatMap((column) => {
      const by = `by_${column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;
      return [
        { name: `sorted by ${column}`, query: `sort=${column}`, bare: `ORDER BY ${by}, id ${at(1)}` },
        {
          name: `sorted by -${column}`,
          query: `sort=-${column}`,
          bare: `ORDER BY ${by} DESC, id DESC ${at(1)}`,
        },
      ];
    }),
    { name: 'search of a part', query: 'search=ste', bare: `AND search LIKE '%ste%' ORDER BY by_last_name, id ${at(1)}` }, // prettier-ignore
    { name: 'search of two words', query: 'search=anna+linz', bare: `AND search LIKE '%anna%' AND search LIKE '%linz%' ORDER BY by_last_name, id ${at(1)}` }, // prettier-ignore
    { name: 'search without a hit', query: 'search=xylophonistin', bare: `AND search LIKE '%xylophonistin%' ORDER BY by_last_name, id ${at(1)}` }, // prettier-ignore
  ];
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}
