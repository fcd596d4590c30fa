import { join } from 'node:path';

/** Who may import whom: the table of docs/guide/architecture.md, checked by `npm run architecture`. */
const mayImport = {
  domain: [],
  'server-kit': [],
  'event-store-protocol': [],
  embedded: ['event-store-protocol', 'server-kit'],
  'event-log': ['domain', 'event-store-protocol', 'server-kit'],
  projections: ['domain', 'event-log', 'payments', 'server-kit'],
  payments: ['domain', 'event-log', 'server-kit'],
  'payment-sandbox': [],
  backend: ['domain', 'event-log', 'payments', 'projections', 'server-kit'],
  ops: ['event-log', 'embedded', 'payment-sandbox', 'server-kit'],
  ui: ['domain'],
  'frontend-store': ['domain', 'ui'],
  'frontend-admin': ['domain', 'ui'],
  'frontend-devices': ['domain', 'ui'],
  scripts: ['event-log', 'embedded', 'server-kit'],
  e2e: ['domain', 'embedded', 'payment-sandbox', 'scripts', 'server-kit'],
  bench: ['domain', 'event-log', 'projections', 'embedded', 'ops', 'scripts', 'server-kit', 'e2e'],
};

/** What knows no aggregate: calculations by subject, used by browser and server. */
const subjects = {
  kernel: [],
  text: [],
  calendar: ['text'],
  addresses: ['text'],
  analytics: ['text'],
  statistics: ['calendar', 'text', 'analytics'],
  delivery: ['text'],
  website: ['text'],
  messages: ['text'],
  'opening-hours': ['calendar', 'text', 'delivery'],
  catalogue: ['calendar', 'text', 'addresses', 'opening-hours'],
  pricing: ['text', 'delivery', 'catalogue'],
};
const aggregates = ['content-ai', 'ordering', 'branch-day', 'printing', 'working-time', 'signage'];

/** Beside what is named each may import `kernel`. */
const domainMayImport = {
  ...subjects,
  access: [],
  records: ['text', 'access'],
  'records/definitions': [...Object.keys(subjects), 'access', 'records'],
  ...Object.fromEntries(aggregates.map((name) => [name, [...Object.keys(subjects), 'records/definitions']])),
  deadlines: [...Object.keys(subjects), 'access', ...aggregates, 'records/definitions'],
  contracts: [...Object.keys(subjects), 'access', ...aggregates, 'records/definitions'],
  views: [...Object.keys(subjects), 'access', ...aggregates, 'records/definitions', 'contracts'],
  'print-documents': [...Object.keys(subjects), 'ordering', 'printing', 'contracts'],
};

/** Files of a folder without those of the folders in it that have rules of their own. */
const below = (name) => (name === 'records' ? 'records/(?!definitions/)' : `${name}/`);

/** Beside what is named each may import `platform`, which knows no context. */
const backendMayImport = {
  platform: [],
  access: [],
  'branch-day': ['access'],
  'branch-keys': ['access'],
  catalogue: ['access'],
  devices: [],
  mailbox: ['access'],
  signage: ['access'],
  analytics: ['access'],
  'working-time': ['access'],
  statistics: ['access', 'working-time'],
  records: ['access', 'catalogue'],
  'audit-log': ['access', 'records'],
  files: ['access', 'records', 'website'],
  users: ['access', 'records'],
  website: ['access', 'catalogue', 'records'],
  'content-ai': ['access', 'files', 'records'],
  ordering: ['access', 'branch-day', 'branch-keys', 'devices', 'files'],
  messages: ['access', 'ordering'],
  payments: ['access', 'ordering'],
  printing: ['access', 'branch-keys', 'devices', 'ordering'],
  push: ['access', 'ordering', 'printing'],
};
/** Where contexts meet: these may import all of them, but not each other. */
const backendMeetings = ['health', 'live', 'personal-data', 'search'];

/** Rooms of what features of the back office share. */
const backOfficeSharedMayImport = {
  api: [],
  ui: [],
  charts: ['ui'],
  sorting: ['ui'],
  statistics: ['api', 'branches', 'shop'],
  toasts: ['api'],
  'request-status': ['api', 'toasts', 'ui'],
  shop: ['api', 'ui'],
  session: ['api', 'request-status', 'ui'],
  branches: ['api', 'session', 'shop'],
  days: ['shop', 'ui'],
  forms: ['days', 'shop', 'ui'],
  'navigation-guard': ['ui'],
  access: ['forms', 'session', 'shop', 'ui'],
  records: ['api', 'session'],
  catalogue: ['records', 'request-status'],
  'record-fields': ['days', 'forms', 'records', 'request-status', 'shop', 'ui'],
  messages: ['api'],
  keys: ['shop', 'ui'],
  'order-items': ['forms'],
  orders: ['api', 'branches', 'session', 'shop', 'ui'],
  'order-steps': [
    'api',
    'branches',
    'forms',
    'messages',
    'orders',
    'request-status',
    'session',
    'shop',
    'toasts',
    'ui',
  ],
  printing: ['api', 'branches', 'forms', 'session', 'shop', 'toasts', 'ui'],
  push: ['api'],
  'working-time': ['api', 'branches', 'request-status', 'shop', 'toasts', 'ui'],
};

const test = '(\\.test\\.tsx?$|/testing/|^domain/[^/]+/fixtures/|/contract/)';
const either = (names) => `(${names.join('|')})`;

const packages = Object.entries(mayImport).map(([name, others]) => ({
  name: `${name}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: test },
  to: { path: `^${either(Object.keys(mayImport))}/`, pathNot: `^${either([name, ...others])}/` },
}));

const insideDomain = Object.entries(domainMayImport).map(([name, others]) => ({
  name: `domain-${name.replace('/', '-')}-imports-only-what-the-table-allows`,
  severity: 'error',
  from: { path: `^domain/${below(name)}`, pathNot: test },
  to: { path: '^domain/', pathNot: `^domain/${either([name, 'kernel', ...others].map(below))}` },
}));

const insideBackend = [
  ...Object.entries(backendMayImport),
  ...backendMeetings.map((name) => [name, Object.keys(backendMayImport)]),
].map(([name, others]) => ({
  name: `backend-${name}-imports-only-${others.join('-') || 'platform'}`,
  severity: 'error',
  from: { path: `^backend/src/${name}/`, pathNot: test },
  to: { path: '^backend/src/', pathNot: `^backend/src/${either([name, 'platform', ...others])}/` },
}));

const backOffice = 'frontend-admin/src/shared';
const insideBackOffice = Object.entries(backOfficeSharedMayImport).map(([name, others]) => ({
  name: `back-office-${name}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${backOffice}/${name}/`, pathNot: test },
  to: { path: `^${backOffice}/`, pathNot: `^${backOffice}/${either([name, ...others])}/` },
}));

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...packages,
    ...insideDomain,
    ...insideBackend,
    ...insideBackOffice,
    {
      name: 'back-office-shared-rooms-are-in-the-table',
      severity: 'error',
      from: {},
      to: {
        path: `^${backOffice}/`,
        pathNot: `^${backOffice}/${either(Object.keys(backOfficeSharedMayImport))}/`,
      },
    },
    {
      name: 'tests-import-servers-only-from-testing',
      comment: 'Tests may start the embedded servers, and a backend test may run the projections.',
      severity: 'error',
      from: { path: `^(event-log|projections|backend)/.*${test}` },
      to: { path: '^(embedded|backend|frontend-)/?', pathNot: '^embedded/testing/|^backend/' },
    },
    {
      name: 'backend-reads-tables-of-projections-only',
      severity: 'error',
      from: { path: '^backend/', pathNot: test },
      to: { path: '^projections/', pathNot: '^projections/src/(projections|[^/]+/[^/]+/table)\\.ts$' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { pathNot: `^(e2e|bench)/|${test}` },
      to: { path: '(\\.test\\.tsx?$|/testing/)', pathNot: '^node_modules/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Browser and server run the same functions.',
      severity: 'error',
      from: { path: '^domain/', pathNot: `${test}|^domain/event-catalogue\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'calculations-need-no-package',
      comment: 'They are in the first bytes of the shop; schemas of the same subject may use zod.',
      severity: 'error',
      from: {
        path: `^domain/${either(Object.keys(subjects))}/`,
        pathNot: `${test}|\\.schema\\.ts$|^domain/kernel/`,
      },
      to: { path: 'node_modules' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/shared/', pathNot: test },
      to: { path: '^$1/src/(app|features)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/features/', pathNot: test },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'feature-to-feature-never',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(import.meta.dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
