import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const repository = process.cwd();
const exportsOf: Record<string, string> = {
  domain: '',
  'event-store-protocol': '',
  'event-log': '',
  'payment-sandbox': '',
  'server-kit': '',
  embedded: '',
  ops: '',
  projections: 'src/',
  backend: 'src/',
  ui: '',
};

interface Import {
  readonly file: string;
  readonly imports: string;
  /** The rule that must refuse it; none: it is allowed. */
  readonly refusedBy?: string;
}

const imports: readonly Import[] = [
  { file: 'event-log/log.ts', imports: '@bestellwerk/domain/kernel/money' },
  {
    file: 'event-log/direct.ts',
    imports: '@bestellwerk/embedded/testing/servers',
    refusedBy: 'event-log-imports-only-domain-event-store-protocol-server-kit',
  },
  { file: 'event-log/log.test.ts', imports: '@bestellwerk/embedded/testing/servers' },
  {
    file: 'event-log/inner.test.ts',
    imports: '@bestellwerk/embedded/supervise',
    refusedBy: 'tests-import-servers-only-from-testing',
  },
  {
    file: 'domain/kernel/up.ts',
    imports: '@bestellwerk/event-log/log',
    refusedBy: 'domain-imports-only-itself',
  },
  {
    file: 'domain/ordering/peer.ts',
    imports: '../branch-day/branch-day.js',
    refusedBy: 'domain-ordering-imports-only-what-the-table-allows',
  },
  { file: 'domain/ordering/rule.ts', imports: '../pricing/price.js' },
  {
    file: 'domain/pricing/context.ts',
    imports: '../ordering/order/order.js',
    refusedBy: 'domain-pricing-imports-only-what-the-table-allows',
  },
  { file: 'domain/pricing/io.ts', imports: 'node:fs', refusedBy: 'domain-is-pure' },
  {
    file: 'domain/records/definitions/order.ts',
    imports: '../../ordering/order/order.js',
    refusedBy: 'domain-records-definitions-imports-only-what-the-table-allows',
  },
  { file: 'domain/views/order.ts', imports: '../ordering/order/order.js' },
  {
    file: 'server-kit/metrics.ts',
    imports: '@bestellwerk/event-log/log',
    refusedBy: 'server-kit-imports-only-itself',
  },
  { file: 'embedded/main.ts', imports: '@bestellwerk/server-kit/logger' },
  {
    file: 'embedded/keys.ts',
    imports: '@bestellwerk/ops/backup/shares',
    refusedBy: 'embedded-imports-only-event-store-protocol-server-kit',
  },
  { file: 'ops/supervisor/parts.ts', imports: '@bestellwerk/embedded/supervise' },
  { file: 'ops/supervisor/keys.ts', imports: '@bestellwerk/payment-sandbox/sandbox-keys' },
  {
    file: 'payment-sandbox/log.ts',
    imports: '@bestellwerk/server-kit/logger',
    refusedBy: 'payment-sandbox-imports-only-itself',
  },
  {
    file: 'ops/backup/rows.ts',
    imports: '@bestellwerk/projections/ordering/order-board/table',
    refusedBy: 'ops-imports-only-event-log-embedded-payment-sandbox-server-kit',
  },
  {
    file: 'ui/base.ts',
    imports: '@bestellwerk/server-kit/logger',
    refusedBy: 'ui-imports-only-domain',
  },
  { file: 'backend/src/read.ts', imports: '@bestellwerk/projections/ordering/order-board/table' },
  { file: 'backend/src/entities.ts', imports: '@bestellwerk/projections/projections' },
  {
    file: 'backend/src/run.ts',
    imports: '@bestellwerk/projections/ordering/order-board/project',
    refusedBy: 'backend-reads-tables-of-projections-only',
  },
  { file: 'backend/src/run.test.ts', imports: '@bestellwerk/projections/ordering/order-board/project' },
  {
    file: 'backend/src/platform/http/answer.ts',
    imports: '../../ordering/orders.js',
    refusedBy: 'backend-platform-imports-only-platform',
  },
  {
    file: 'backend/src/signage/screens.ts',
    imports: '../ordering/orders.js',
    refusedBy: 'backend-signage-imports-only-access',
  },
  {
    file: 'backend/src/payments/payments.ts',
    imports: '../live/sockets.js',
    refusedBy: 'backend-payments-imports-only-access-ordering',
  },
  { file: 'backend/src/payments/of-orders.ts', imports: '../ordering/orders.js' },
  { file: 'backend/src/live/topics.ts', imports: '../ordering/orders.js' },
  {
    file: 'projections/src/back.ts',
    imports: '@bestellwerk/backend/main',
    refusedBy: 'projections-imports-only-domain-event-log-payments-server-kit',
  },
  {
    file: 'embedded/own.ts',
    imports: '@bestellwerk/domain/kernel/money',
    refusedBy: 'embedded-imports-only-event-store-protocol-server-kit',
  },
  {
    file: 'frontend-store/src/features/cart/cart.ts',
    imports: '../menu/menu.js',
    refusedBy: 'feature-to-feature-never',
  },
  {
    file: 'frontend-store/src/shared/order/api.ts',
    imports: '../../features/menu/menu.js',
    refusedBy: 'shared-knows-no-feature',
  },
  {
    file: 'frontend-store/src/features/cart/page.ts',
    imports: '../../app/store.js',
    refusedBy: 'features-do-not-know-the-app',
  },
  { file: 'frontend-store/src/features/cart/ui.ts', imports: '@bestellwerk/ui/api/base-query' },
  {
    file: 'frontend-admin/src/shared/ui/days.ts',
    imports: '../api/api.js',
    refusedBy: 'back-office-ui-imports-only-itself',
  },
  {
    file: 'frontend-admin/src/shared/api/orders.ts',
    imports: '../extra/extra.js',
    refusedBy: 'back-office-shared-rooms-are-in-the-table',
  },
  { file: 'frontend-admin/src/features/board/a.ts', imports: './b.js', refusedBy: 'no-circular' },
  { file: 'frontend-admin/src/features/board/lost.ts', imports: './nowhere.js', refusedBy: 'resolvable' },
];

const targets = [
  'domain/kernel/money.ts',
  'domain/pricing/price.ts',
  'domain/ordering/order/order.ts',
  'domain/branch-day/branch-day.ts',
  'event-log/log-base.ts',
  'server-kit/logger.ts',
  'embedded/supervise.ts',
  'payment-sandbox/sandbox-keys.ts',
  'ops/backup/shares.ts',
  'embedded/testing/servers.ts',
  'projections/src/projections.ts',
  'projections/src/ordering/order-board/table.ts',
  'projections/src/ordering/order-board/project.ts',
  'backend/src/main.ts',
  'backend/src/ordering/orders.ts',
  'backend/src/live/sockets.ts',
  'ui/api/base-query.ts',
  'frontend-store/src/app/store.ts',
  'frontend-store/src/features/menu/menu.ts',
  'frontend-admin/src/shared/api/api.ts',
  'frontend-admin/src/shared/extra/extra.ts',
];

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function violations(): Promise<Map<string, string[]>> {
  const cruiser = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(repository, '.dependency-cruiser.mjs');
  const folders = [
    'domain',
    'event-store-protocol',
    'event-log',
    'server-kit',
    'projections',
    'backend',
    'embedded',
    'payment-sandbox',
    'ops',
    'ui',
    'frontend-store',
    'frontend-admin',
  ];
  const run = promisify(execFile)(process.execPath, [cruiser, '--config', config, '-T', 'json', ...folders], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  const found = new Map<string, string[]>();
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  for (const { from, rule } of summary.violations) found.set(from, [...(found.get(from) ?? []), rule.name]);
  return found;
}

describe('the architecture rules', () => {
  let found: Map<string, string[]>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bestellwerk-architecture-'));
    mkdirSync(join(folder, 'node_modules/@bestellwerk'), { recursive: true });
    for (const [name, source] of Object.entries(exportsOf)) {
      write(
        `${name}/package.json`,
        JSON.stringify({ name: `@bestellwerk/${name}`, exports: { './*': { source: `./${source}*.ts` } } }),
      );
      symlinkSync(join(folder, name), join(folder, 'node_modules/@bestellwerk', name));
    }
    for (const path of targets) write(path, 'export const nothing = 1;\n');
    write('event-log/log.ts', '');
    write('frontend-admin/src/features/board/b.ts', "import './a.js';\n");
    for (const { file, imports: specifier } of imports) write(file, `import '${specifier}';\n`);
    found = await violations();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(imports.filter((each) => each.refusedBy))(
    '$file must not import $imports',
    ({ file, refusedBy }) => {
      expect(found.get(file)).toContain(refusedBy);
    },
  );

  test.each(imports.filter((each) => !each.refusedBy))('$file may import $imports', ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });
});
