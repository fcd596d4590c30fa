import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import { eventFamilies } from '@bestellwerk/domain/event-families';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources as allResources } from '@bestellwerk/domain/records/definitions/all';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino, type Logger } from 'pino';
import { startFilledServers, type TestServers } from '../../../embedded/testing/servers.js';
import { recordProjection } from '../../../projections/src/records/record/project.js';
import { projections } from '../../../projections/src/projections.js';
import { type Clock, ProcessHost } from '../../../projections/src/deadlines/host/process-host.js';
import { paymentCommands } from '../../../projections/src/deadlines/host/payment-commands.js';
import { Runner } from '../../../projections/src/engine/runner/runner.js';
import { openServices } from '../../../projections/src/app/services.js';
import { providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { quiet, quietProcesses } from '../../../projections/src/testing/stage.js';
import { AccountService } from '../access/account.service.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { createBackend } from '../create-backend.js';
import { FirstRecords } from '../records/first-records.js';
import { SampleShop } from '../seed/sample/sample-shop.js';
import type { Settings } from '../platform/settings.js';
import { standardTemplates } from '../website/standard-templates/standard-templates.js';
import { Client, type KnownPosition } from './client.js';

export const PASSWORD = 'richtig gutes Passwort';

export interface RunningBackend {
  readonly app: NestFastifyApplication;
  readonly url: string;
}

/** Servers, projections and a backend of a test file's own, with an empty log. */
export class BackendHarness {
  private readonly ends: (() => Promise<unknown>)[] = [];
  private readonly known: KnownPosition = { newest: -1n };
  /** Where its backends keep files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'bestellwerk-files-'));

  private constructor(
    readonly servers: TestServers,
    private readonly overrides: Partial<Settings>,
    private readonly resources: readonly Resource[],
  ) {}

  app!: NestFastifyApplication;
  /** From then on nobody makes read models. */
  stopProjecting!: () => Promise<void>;
  url!: string;

  static async start(
    overrides: Partial<Settings> = {},
    resources: readonly Resource[] = allResources,
  ): Promise<BackendHarness> {
    const servers = await startFilledServers('sample_shop', async (empty) => {
      const filling = await new BackendHarness(empty, {}, allResources).open();
      await filling.fillShop();
      await filling.close();
    });
    return new BackendHarness(servers, overrides, resources).open();
  }

  /** On servers that hold something already. */
  static on(servers: TestServers, overrides: Partial<Settings> = {}): Promise<BackendHarness> {
    return new BackendHarness(servers, overrides, allResources).open();
  }

  private async open(): Promise<this> {
    try {
      Object.assign(this, await this.backend());
      await this.project();
      await eventually(() => this.app.get(CatalogueReader).catalogue());
      return this;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** A backend as another process would be. */
  async backend(
    overrides: Partial<Settings> = {},
    logger: Logger = pino({ level: 'silent' }),
  ): Promise<RunningBackend> {
    const settings: Settings = {
      host: '127.0.0.1',
      port: 0,
      databaseUrl: this.servers.postgres,
      eventStoreUrl: this.servers.eventstore,
      supervisorUrl: null,
      serverKey: null,
      isThrottled: false,
      logLevel: 'silent',
      metricsToken: null,
      trustProxy: false,
      isTest: true,
      version: '0.0.0-test',
      publicUrl: 'http://localhost',
      mail: { smtpUrl: null, from: 'Bestellwerk <bestellwerk@localhost>' },
      messages: { isSending: false, pausesMs: [], oldestMs: Infinity, sms: null },
      push: {
        ...{ isSending: false, subject: 'mailto:test@example.org' },
        ...{ pausesMs: [0], oldestMs: Infinity, testAuthority: null },
      },
      files: { folder: this.folder, bucket: null },
      providers: providersFromEnvironment({}),
      contentAi: null,
      hasStandardPages: false,
      isPaymentSandbox: false,
      now: () => new Date(),
      ...this.overrides,
      ...overrides,
    };
    const app = await createBackend(settings, logger, this.resources);
    await app.listen(0, '127.0.0.1');
    // The sandbox sends its notifications there.
    if (settings.isPaymentSandbox) Object.assign(settings, { publicUrl: await app.getUrl() });
    this.ends.unshift(() => app.close());
    return { app, url: await app.getUrl() };
  }

  /** A client that is not signed in. */
  visitor(url = this.url): Client {
    return new Client(url, this.known);
  }

  /** Someone new with these roles, signed in. */
  async staff(roles: Role[], branches: string[] = [], url = this.url): Promise<Client> {
    const username = `user-${randomUUID()}`;
    const person = {
      email: `${username}@example.org`,
      firstName: 'Vera',
      lastName: 'Beispiel',
      roles,
      branches,
    };
    await this.app.get(AccountService).create({ ...person, username, password: PASSWORD });
    return new Client(url, this.known).signIn(username, PASSWORD);
  }

  /** Carries out deadlines as the process beside the projections does, by a clock of the test's. */
  async runProcesses(clock: Clock): Promise<void> {
    const services = await openServices(this.servers.postgres, this.servers.eventstore);
    const end = new AbortController();
    const options = { clock, log: quietProcesses, graceMs: () => 0 };
    const providers = this.overrides.providers ?? providersFromEnvironment({});
    const payments = { ...options, commands: paymentCommands(providers), atOnce: 8 };
    const running = Promise.all([
      new ProcessHost(services, options).run(end.signal),
      new ProcessHost(services, payments).run(end.signal),
    ]);
    this.ends.unshift(async () => {
      end.abort();
      await running;
      await services.close();
    });
  }

  /** The sample inn, for every backend that starts from now on to sell it. */
  private async fillShop(): Promise<void> {
    const records = this.app.get(FirstRecords);
    for (const template of standardTemplates) await records.put(template, 'standard templates');
    const position = await new SampleShop(records).add();
    await eventually(async () => expect(await this.app.get(CatalogueReader).upTo(position)).toBe(true));
  }

  private async close(): Promise<void> {
    for (const end of this.ends) await end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    await this.close();
    await this.servers.stop();
  }

  /** Makes read models, as the process of the projections does; resolves when it follows the log. */
  async project(): Promise<void> {
    const more = this.resources.filter((resource) => !allResources.includes(resource));
    const families = [...eventFamilies, ...more.map(({ family }) => family)];
    const services = await openServices(this.servers.postgres, this.servers.eventstore, families);
    const end = new AbortController();
    const runner = new Runner(services, {
      projections: [...projections, ...more.map(recordProjection)],
      log: quiet,
    });
    const running = runner.run(end.signal);
    this.stopProjecting = async () => {
      if (end.signal.aborted) return;
      end.abort();
      await running;
      await services.close();
    };
    this.ends.push(() => this.stopProjecting());
    await eventually(() => expect(runner.isFollowing).toBe(true));
  }
}
