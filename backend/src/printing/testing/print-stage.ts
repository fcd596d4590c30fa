import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey, type Client } from '../../testing/client.js';
import { branch, placed } from '../../testing/orders.js';
import { FakeTcpPrinter } from './fake-tcp-printer.js';

/** A backend with printers, and processes whose clock a test can turn. */
export class PrintStage {
  private readonly tcpPrinters: FakeTcpPrinter[] = [];
  private readonly devices: string[] = [];
  /** Milliseconds by which the clock of the processes is ahead. */
  later = 0;

  private constructor(
    readonly stage: BackendHarness,
    readonly admin: Client,
  ) {}

  static async start(): Promise<PrintStage> {
    const stage = await BackendHarness.start();
    const started = new PrintStage(stage, await stage.staff(['ROLE_ADMIN']));
    await stage.runProcesses({ now: () => new Date(Date.now() + started.later) });
    return started;
  }

  async stop(): Promise<void> {
    await this.stage.stop();
    for (const printer of this.tcpPrinters) await printer.stop();
  }

  /** Printers of one test take no job of another one. */
  async putAway(): Promise<void> {
    this.later = 0;
    for (const id of this.devices.splice(0)) {
      const { revision } = (await this.admin.get(`/api/devices/${id}`)).body.data;
      await this.admin.put(`/api/devices/${id}`, { isActive: false }, { 'if-match': `"${revision}"` });
      await this.admin.get(`/api/devices/${id}`);
    }
  }

  readonly device = async (fields: object): Promise<string> => {
    const { status, body } = await this.admin.post('/api/devices', {
      ...{ name: 'Küche', identifier: `drucker-${randomUUID()}`, branch: { id: branch.id } },
      ...{ kind: 'receiptPrinter', roles: ['kitchen', 'receipt'], ...fields },
    });
    expect({ status, body }).toMatchObject({ status: 201 });
    await this.admin.get(`/api/devices/${body.data.id}`);
    this.devices.push(body.data.id);
    return body.data.id;
  };

  readonly tcpPrinter = async (fields: object = {}): Promise<{ id: string; printer: FakeTcpPrinter }> => {
    const printer = await FakeTcpPrinter.start();
    this.tcpPrinters.push(printer);
    const address = { driver: 'escpos-tcp', host: '127.0.0.1', port: printer.port };
    return { printer, id: await this.device({ ...address, ...fields }) };
  };

  readonly pullPrinter = async (
    driver: string,
    fields: object = {},
  ): Promise<{ id: string; url: string }> => {
    const id = await this.device({ driver, ...fields });
    const { key } = (await this.admin.post(`/api/devices/${id}/api-key`)).body.data;
    return { id, url: `${this.stage.url}/api/printing/${driver.split('-')[0]!}/${id}/${key}` };
  };

  readonly confirmed = async (): Promise<string> => {
    const { id } = await placed(this.stage.visitor());
    await this.admin.post(`/api/orders/${id}/status/confirm`);
    return id;
  };

  readonly print = async (
    order: string,
    body: object = {},
    headers = newKey(),
  ): Promise<PrintJobDocument> => {
    const answer = await this.admin.post(`/api/orders/${order}/print`, body, headers);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.data;
  };

  readonly jobOf = async (id: string): Promise<PrintJobDocument> =>
    (await this.admin.get(`/api/print-jobs/${id}`)).body.data;

  readonly becomes = (id: string, expected: object): Promise<PrintJobDocument> =>
    eventually(async () => {
      const job = await this.jobOf(id);
      expect(job).toMatchObject(expected);
      return job;
    });

  readonly typesOf = async (id: string) =>
    (await this.stage.app.get(EventLog).readStream(`order-${id}`)).map(({ type }) => type);
}
