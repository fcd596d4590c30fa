import { join } from 'node:path';

/** Who may import whom: the table of docs/guide/architecture.md, checked by `npm run architecture`. */
const mayImport = {
  domain: [],
  embedded: [],
  'event-log': ['domain'],
  projections: ['domain', 'event-log'],
  backend: ['domain', 'event-log', 'projections'],
  ui: ['domain'],
  'frontend-store': ['domain', 'ui'],
  'frontend-admin': ['domain', 'ui'],
  'frontend-devices': ['domain', 'ui'],
  scripts: ['event-log', 'embedded'],
  e2e: ['domain', 'embedded', 'scripts'],
  bench: ['domain', 'event-log', 'projections', 'embedded', 'scripts'],
};

const domainMayImport = {
  kernel: [],
  rules: ['kernel'],
  access: ['kernel'],
  records: ['kernel', 'access'],
  'records/definitions': ['kernel', 'rules', 'records', 'access'],
  ordering: ['kernel', 'rules', 'records/definitions'],
  'branch-day': ['kernel', 'rules', 'records/definitions'],
  'working-time': ['kernel', 'rules', 'records/definitions'],
  signage: ['kernel', 'rules', 'records/definitions'],
  deadlines: [
    'kernel',
    'rules',
    'access',
    'ordering',
    'branch-day',
    'working-time',
    'signage',
    'records/definitions',
  ],
  contracts: [
    'kernel',
    'rules',
    'access',
    'ordering',
    'branch-day',
    'working-time',
    'signage',
    'records/definitions',
  ],
  views: [
    ...[
      'kernel',
      'rules',
      'access',
      'ordering',
      'branch-day',
      'working-time',
      'signage',
      'records/definitions',
    ],
    'contracts',
  ],
};

/** Files of a folder without those of the folders in it that have rules of their own. */
const below = (name) => (name === 'records' ? 'records/(?!definitions/)' : `${name}/`);

/** Beside what is named each may import `platform`, which knows no context. */
const backendMayImport = {
  platform: [],
  access: [],
  'branch-keys': ['access'],
  catalogue: ['access'],
  mailbox: ['access'],
  signage: ['access'],
  statistics: ['access'],
  'working-time': ['access'],
  records: ['access', 'catalogue'],
  'audit-log': ['access', 'records'],
  files: ['access', 'records'],
  users: ['access', 'records'],
  ordering: ['access', 'branch-keys', 'files'],
  payments: ['access', 'ordering'],
};
/** Where contexts meet: these may import all of them, but not each other. */
const backendMeetings = ['health', 'live', 'search'];

const test = '(\\.test\\.tsx?$|/testing/|^domain/[^/]+/fixtures/|/contract/)';
const either = (names) => `(${names.join('|')})`;

const packages = Object.entries(mayImport).map(([name, others]) => ({
  name: `${name}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: test },
  to: { path: `^${either(Object.keys(mayImport))}/`, pathNot: `^${either([name, ...others])}/` },
}));

const insideDomain = Object.entries(domainMayImport).map(([name, others]) => ({
  name: `domain-${name.replace('/', '-')}-imports-only-${others.join('-').replaceAll('/', '-') || 'itself'}`,
  severity: 'error',
  from: { path: `^domain/${below(name)}`, pathNot: test },
  to: { path: '^domain/', pathNot: `^domain/${either([name, ...others].map(below))}` },
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

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...packages,
    ...insideDomain,
    ...insideBackend,
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
      to: { path: '^projections/', pathNot: '^projections/src/[^/]+/[^/]+/table\\.ts$' },
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
      name: 'domain-rules-need-no-package',
      severity: 'error',
      from: { path: '^domain/rules/', pathNot: test },
      to: { path: 'node_modules', pathNot: 'node_modules/(@date-fns|date-fns)/' },
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
