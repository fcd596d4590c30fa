import { setTimeout as delay } from 'node:timers/promises';
import { administrator } from '../support/administrator.js';
import { readLog } from '../support/log-reader.js';
import type { Product } from '../support/product.js';
import { takeawayFormOf } from '../support/takeaway-form.js';
import { SeededRandom } from './seeded-random.js';
import { checkLog } from './check-log.js';
import { checkReadModels } from './check-read-models.js';
import { createAccounts } from './create-accounts.js';
import type { ChaosContext } from './context.js';
import { Killer } from './killer.js';
import { ExpectedEvents } from './expected-events.js';
import { orderScenario } from './scenarios/orders.js';
import { Screen } from './scenarios/screens.js';
import { StatisticsReader } from './scenarios/statistics.js';
import { shiftScenario, type Employee } from './scenarios/shifts.js';
import { RetryingClient } from './retrying-client.js';
import { runVerify } from './run-verify.js';

const ORDERING = 6;
const EMPLOYEES = 5;
const SCREENS = 3;
const TOLD_EVERY_MS = 10_000;

export interface ChaosOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  /** What was answered and is not so, or is so and was not answered. */
  readonly findings: readonly string[];
  readonly kills: Readonly<Record<string, number>>;
  readonly answered: number;
  readonly unanswered: number;
  readonly events: number;
}

/** Mixed load of all four families while parts are killed at random; then every answer is compared. */
export async function runChaos(product: Product, { seconds, seed, say }: ChaosOptions): Promise<ChaosReport> {
  const { context, employees, screens } = await open(product);
  const { office, expected } = context;
  const end = Date.now() + seconds * 1_000;
  const killer = new Killer(product, new SeededRandom(seed, 'kills'), say);
  const timer = setInterval(() => {
    say(
      `${Math.max(0, Math.round((end - Date.now()) / 1_000))} s left, ${office.answered} answered, ${office.unanswered} attempts without an answer`,
    );
  }, TOLD_EVERY_MS);
  const repeat = async (name: string, pauseMs: number, live: (random: SeededRandom) => Promise<void>) => {
    for (
      const random = new SeededRandom(seed, name);
      Date.now() < end;
      await delay(random.between(0, pauseMs))
    ) {
      await live(random).catch((error: Error) => expected.findings.push(`${name}: ${error.message}`));
    }
  };
  const reader = new StatisticsReader(context);
  try {
    await Promise.all([
      killer.work(end),
      repeat('statistics', 400, (random) => reader.look(random)),
      ...times(ORDERING, (index) =>
        repeat(`order ${index}`, 200, (random) => orderScenario(context, random)),
      ),
      ...employees.map((one) => repeat(one.username, 200, (random) => shiftScenario(context, one, random))),
      ...screens.map((screen) => repeat(`screen ${screen.device}`, 200, () => screen.work())),
      ...screens.map((screen, index) =>
        repeat(`staff of screen ${index}`, 600, (random) => screen.send(random)),
      ),
    ]);
    await product.ready();
    for (const screen of screens) await screen.work();
  } finally {
    clearInterval(timer);
  }

  say('compares what was answered');
  const events = await readLog(product.eventStoreUrl);
  const findings = [
    ...expected.findings,
    ...checkLog(expected, events),
    ...(await checkReadModels(context, { employees, screens })),
    ...(await runVerify(product.dataDir, say)),
  ];
  const { answered, unanswered } = office;
  return { findings, kills: killer.kills, answered, unanswered, events: events.length };
}

async function open(
  product: Product,
): Promise<{ context: ChaosContext; employees: Employee[]; screens: Screen[] }> {
  const office = await new RetryingClient(product.url).signIn(administrator);
  const { data } = await office.ask('GET', '/api/init');
  const form = takeawayFormOf(data, 'Chaos');
  const context: ChaosContext = { office, expected: new ExpectedEvents(), form, branch: data.branches[0].id };
  const employees: Employee[] = [];
  for (const username of await createAccounts(product.dataDir, EMPLOYEES)) {
    const { password } = administrator;
    const own = await new RetryingClient(product.url).signIn({ username, password });
    const { id } = (await own.ask('GET', '/api/users/me')).data.user;
    const issued = await own.ask('POST', `/api/users/${id}/time-tracking-token`, { body: {} });
    employees.push({ id, username, accessToken: issued.data.accessToken });
  }
  const screens: Screen[] = [];
  for (let index = 1; index <= SCREENS; index++) screens.push(await Screen.paired(context, `Tafel ${index}`));
  return { context, employees, screens };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
