import type { ChaosContext } from './context.js';
import { aroundToday } from './scenarios/around-today.js';
import type { Screen } from './scenarios/screens.js';
import { pathOf, type Employee } from './scenarios/shifts.js';

const PAGE = 500;

/** What pages show is what was answered. */
export async function checkReadModels(
  context: ChaosContext,
  { employees, screens }: { employees: readonly Employee[]; screens: readonly Screen[] },
): Promise<string[]> {
  const found = [await checkOrders(context), await checkStatistics(context)];
  for (const employee of employees) found.push(await checkEmployee(context, employee));
  for (const screen of screens) found.push(await checkScreen(context, screen));
  return found.flat();
}

const statusOf = (facts: readonly string[]): string =>
  facts.includes('OrderCanceled')
    ? 'canceled'
    : facts.includes('OrderCompleted')
      ? 'completed'
      : facts.includes('OrderReady')
        ? 'ready'
        : facts.includes('OrderConfirmed')
          ? 'confirmed'
          : 'pending';

const amountOf = (facts: readonly string[]): number =>
  facts
    .filter((fact) => fact.startsWith('PaymentRecorded'))
    .reduce((sum, fact) => sum + Number(fact.split(' ').at(-1)), 0);

async function checkOrders({ office, expected }: ChaosContext): Promise<string[]> {
  const shown = new Map<string, { status: string; paidAmount: number }>();
  for (let page = 1, total = 1; (page - 1) * PAGE < total; page++) {
    const { data, meta } = await office.fresh(`/api/orders?limit=${PAGE}&page=${page}`);
    for (const order of data) shown.set(`order-${order.id}`, order);
    total = meta.total;
  }
  const streams = expected.streamsOf('order');
  const findings = [...shown.keys()]
    .filter((stream) => expected.of(stream).length === 0)
    .map((stream) => `${stream} is listed and was never answered`);
  for (const stream of streams) {
    const facts = expected.of(stream);
    const order = shown.get(stream);
    const isRight = order?.status === statusOf(facts) && order.paidAmount === amountOf(facts);
    if (!isRight) findings.push(`${stream} is listed as ${order?.status}, paid ${order?.paidAmount}`);
  }
  return findings;
}

async function checkStatistics({ office, expected }: ChaosContext): Promise<string[]> {
  const of = async (name: string) => (await office.fresh(`/api/statistics/${name}?${aroundToday()}`)).data;
  const sums = {
    orders: expected.count((fact) => fact === 'OrderPlaced'),
    'canceled-orders': expected.count((fact) => fact === 'OrderCanceled'),
    'working-activities': expected.count((fact) => fact === 'ActivityStarted'),
  };
  const reported = {
    orders: (await of('orders')).total,
    'canceled-orders': (await of('orders')).figures.canceled,
    'working-activities': (await of('working-activities')).figures.activities,
  };
  return Object.entries(sums)
    .filter(([name, count]) => reported[name as keyof typeof reported] !== count)
    .map(
      ([name, count]) => `${name}: ${reported[name as keyof typeof reported]} reported, ${count} answered`,
    );
}

async function checkEmployee({ office, expected }: ChaosContext, employee: Employee): Promise<string[]> {
  const { data } = await office.fresh(`${pathOf(employee)}/working-activities?${aroundToday()}`);
  const facts = expected.of(`workingTime-${employee.id}`);
  const ended = facts.filter((fact) => fact === 'ActivityEnded').length;
  const pauses = facts.filter((fact) => fact === 'ActivityPaused').length;
  const shown = {
    activities: data.length,
    ended: data.filter(({ status }: { status: string }) => status === 'ended').length,
    pauses: data.flatMap((activity: { pauses: object[] }) => activity.pauses).length,
  };
  const isRight = shown.activities === ended && shown.ended === ended && shown.pauses === pauses;
  return isRight
    ? []
    : [`${employee.username}: ${JSON.stringify(shown)} shown, ${ended} ended, ${pauses} pauses`];
}

async function checkScreen(
  { office, expected }: ChaosContext,
  { device, stream, carriedOut }: Screen,
): Promise<string[]> {
  const statuses = new Map<string, string>();
  for (let page = 1, total = 1; (page - 1) * PAGE < total; page++) {
    const path = `/api/digital-signage-devices/${device}/commands?limit=${PAGE}&page=${page}`;
    const { data, meta } = await office.fresh(path);
    for (const { id, status } of data) statuses.set(id, status);
    total = meta.total;
  }
  const requested = expected.of(stream).filter((fact) => fact.startsWith('CommandRequested')).length;
  const findings = [...statuses]
    .filter(([id, status]) => (carriedOut.get(id) ?? 0) !== { completed: 1, superseded: 0 }[status])
    .map(([id, status]) => `command ${id} is ${status} and was carried out ${carriedOut.get(id) ?? 0} times`);
  if (statuses.size !== requested)
    findings.push(`${stream}: ${statuses.size} of ${requested} commands are listed`);
  return findings;
}
