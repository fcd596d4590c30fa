import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Principal } from '@bestellwerk/domain/access/policy';
import { roleSchema, type Role } from '@bestellwerk/domain/access/roles';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { doubled } from '../content-ai/testing/content-ai-stage.js';
import { EndpointDouble } from '@bestellwerk/server-kit/testing/models/endpoint-double';
import { failure } from '@bestellwerk/server-kit/testing/models/recorded-answers';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { isAllowed, ruleOf, type Rule } from '../testing/expected-access.js';
import { branch, form, otherBranch, placed } from '../testing/orders.js';
import { paired } from '../testing/screens.js';
import { workDay, workerOf } from '../testing/terminals.js';

interface Schema {
  readonly $ref?: string;
  readonly example?: Record<string, unknown>;
}
interface Operation {
  readonly parameters?: { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
}
interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}
interface Caller {
  readonly name: string;
  readonly who: Principal | null;
  readonly client: Client;
}

let stage: BackendHarness;
/** Refuses everything: without any model, callers who may ask would be answered 503. */
let models: EndpointDouble;
let admin: Client;
let routes: Route[];
let examples: Record<string, Schema>;
let callers: Caller[];
/** Id of the record in the branch, by the first segment of the path. */
const ids: Record<string, string> = {};
let person: string;

beforeAll(async () => {
  models = await EndpointDouble.start();
  models.answers({ status: 400, body: failure('content_policy_violation') });
  stage = await BackendHarness.start({ contentAi: doubled(models) });
  admin = await stage.staff(['ROLE_ADMIN']);
  const { paths, components } = (await admin.get('/api/docs-json')).body;
  examples = components.schemas;
  routes = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  await prepareRecords();
  callers = await Promise.all(everyCaller());
});
afterAll(async () => {
  await stage?.stop();
  await models?.stop();
});

const principals: Principal[] = roleSchema.options.flatMap((role) => [
  { roles: [role], branches: [branch.id] },
  { roles: [role], branches: [otherBranch.id] },
]);

const everyCaller = (): Promise<Caller>[] => [
  Promise.resolve({ name: 'a visitor', who: null, client: stage.visitor() }),
  ...[{ roles: [], branches: [branch.id] }, ...principals].map(async (who) => ({
    name: `${who.roles[0] ?? 'a user without a role'} of ${who.branches[0] === branch.id ? 'the' : 'another'} branch`,
    who,
    client: await stage.staff([...who.roles] as Role[], [...who.branches]),
  })),
];

/** Creates an order, a screen, a worked day, a user and one record of each entity in the branch. */
async function prepareRecords(): Promise<void> {
  const employee = { roles: ['ROLE_EMPLOYEE'], branches: [{ id: branch.id }] };
  const hired = { username: 'jana', email: 'jana@example.org', firstName: 'Jana', lastName: 'Moser' };
  person = (await admin.post('/api/users', { ...hired, ...employee })).body.data.id;
  const worker = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id]));
  ids['working-activities'] = await workDay(stage.visitor(), worker);
  ids['orders'] = (await placed(stage.visitor())).id;
  ids['digital-signage-devices'] = (await paired(stage.visitor(), admin)).screen.id;
  Object.assign(ids, { users: person, branches: branch.id });
  for (const { method, path } of routes) {
    const [, , name = ''] = path.split('/');
    if (method !== 'PUT' || path !== `/api/${name}/{id}` || ids[name]) continue;
    const creating = routes.find((one) => one.method === 'POST' && one.path === `/api/${name}`)!;
    const created = await admin.post(`/api/${name}`, bodyOf(creating));
    expect({ name, status: created.status, errors: created.body.errors }).toEqual({ name, status: 201 });
    ids[name] = created.body.data.id;
  }
  await admin.get(`/api/devices/${ids['devices']!}`);
  ids['print-jobs'] = (await admin.post(`/api/devices/${ids['devices']!}/test/print`)).body.data.id;
}

const values: Record<string, () => string> = {
  user: () => person,
  branchId: () => branch.id,
  branch: () => branch.id,
  name: () => 'revenue',
  button: () => 'start',
  from: () => '2026-11-20',
  to: () => '2026-11-20',
  period: () => '2026-11-20',
  date: () => '2026-11-20',
  month: () => '2026-10',
  uid: () => 'XXXXXXXXXX',
  hash: () => '0'.repeat(40),
  session: randomUUID,
  payment: randomUUID,
  command: randomUUID,
};

function addressOf({ path, operation }: Route): string {
  const [, , name = ''] = path.split('/');
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    parameter === 'id' ? (ids[name] ?? randomUUID()) : (values[parameter]?.() ?? 'x'),
  );
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${values[parameter.name]?.() ?? 'x'}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

const reason = 'Verschrieben';
const worked = { startedAt: '2026-11-20T08:00:00.000Z', endedAt: '2026-11-20T12:00:00.000Z' };
const shown = { gross: 0, amount: 0 };
const instruction = { type: 'identify', arguments: {} };

/** Bodies that replace the examples of the OpenAPI document. */
const bodies: Record<string, () => Record<string, unknown>> = {
  'POST /api/orders/entry': form,
  'POST /api/branches/{id}/closings/days/{date}/close': () => ({ openingCash: 0, countedCash: 0, shown }),
  'POST /api/branches/{id}/closings/days/{date}/reopen': () => ({ reason }),
  'POST /api/branches/{id}/closings/months/{month}/close': () => ({ shown }),
  'POST /api/branches/{id}/closings/months/{month}/reopen': () => ({ reason }),
  'POST /api/orders/{id}/status/cancel': () => ({ reason }),
  'POST /api/orders/{id}/payments': () => ({ method: 'cash', amount: 1 }),
  'POST /api/orders/{id}/payments/{payment}/counter-entry': () => ({ reason }),
  'POST /api/orders/{id}/payments/{payment}/refunds': () => ({ amount: 1, reason }),
  'POST /api/digital-signage-devices': () => ({ code: 'ABCDEF', name: 'Eingang', branch: branch.id }),
  'POST /api/digital-signage-devices/commands': () => ({ ...instruction, branch: branch.id }),
  'POST /api/digital-signage-devices/{id}/command': () => instruction,
  'POST /api/working-activities': () => ({ ...worked, reason, user: person, branch: branch.id }),
  'PUT /api/working-activities/{id}': () => ({ ...worked, reason, branch: branch.id }),
  'DELETE /api/working-activities/{id}': () => ({ reason }),
  'PUT /api/users/{id}': () => ({ phone: '+4312345' }),
  'PUT /api/working-schedules/plan/{user}': () => ({ shifts: [] }),
  'DELETE /api/working-schedules/plan/{user}': () => ({ validFrom: '2026-12-24' }),
};

/** The example of the OpenAPI document, applied to the branch. */
function bodyOf({ method, path, operation: { requestBody } }: Route): Record<string, unknown> {
  const explicit = bodies[`${method} ${path}`];
  if (explicit) return explicit();
  const schema = requestBody?.content['application/json']?.schema;
  const example = schema?.example ?? examples[schema?.$ref?.split('/').at(-1) ?? '']?.example ?? {};
  const body: Record<string, unknown> = { ...example };
  if ('branch' in body) body['branch'] = typeof body['branch'] === 'string' ? branch.id : { id: branch.id };
  if ('roles' in body) body['branches'] = [{ id: branch.id }];
  if (path.startsWith('/api/menus')) body['branches'] = [branch.id];
  return body;
}

/** A server that is busy with all callers at once asks to try again, which says nothing about who may. */
const call = (caller: Caller, route: Route): Promise<number> =>
  eventually(async () => {
    const status = await callOnce(caller, route);
    if (status === 503) throw new Error(`${route.method} ${route.path} was answered 503`);
    return status;
  });

async function callOnce({ client }: Caller, route: Route): Promise<number> {
  const address = addressOf(route);
  const headers = { ...newKey(), 'if-match': '"999999"' };
  switch (route.method) {
    case 'GET':
      return (await client.getOnce(address)).status;
    case 'DELETE':
      return (await client.delete(address, headers, route.operation.requestBody && bodyOf(route))).status;
    default:
      return (await client[route.method === 'PUT' ? 'put' : 'post'](address, bodyOf(route), headers)).status;
  }
}

/** Records of other branches are hidden, so a caller without access gets 404. */
function isAsExpected(status: number, isWelcome: boolean, rule: Rule): boolean {
  if (rule === 'secret') return status >= 400 && status < 500;
  const isDenied = status === 401 || status === 403;
  return isWelcome ? !isDenied && status < 500 : isDenied || status === 404;
}

/** Called last, as it ends the session of the caller. */
const endsSession = ({ method, path }: Route): boolean => method === 'DELETE' && path === '/api/session';

it('the access policy has a rule for every route', () => {
  const unknown = routes.filter(({ method, path }) => !ruleOf(method, path));
  expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('every endpoint admits exactly the callers that the access policy allows', async () => {
  const surprises: string[] = [];
  const inOrder = [...routes].sort((one, other) => Number(endsSession(one)) - Number(endsSession(other)));
  for (const route of inOrder) {
    const rule = ruleOf(route.method, route.path) ?? 'secret';
    const statuses = await Promise.all(callers.map((caller) => call(caller, route)));
    for (const [index, { name, who }] of callers.entries()) {
      const isWelcome = isAllowed(rule, who, branch.id);
      if (isAsExpected(statuses[index]!, isWelcome, rule)) continue;
      surprises.push(`${route.method} ${route.path}: ${name} was answered ${statuses[index]}, ${isWelcome ? 'may' : 'may not'}`); // prettier-ignore
    }
  }
  expect(surprises).toEqual([]);
}, 120_000);
