import { randomBytes, randomUUID } from 'node:crypto';
import type { PushPayload } from '@bestellwerk/domain/contracts/push.schema';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { PushReceiver } from './decrypted.js';
import { localhostCertificate } from './localhost-certificate.js';
import { FakePushService } from './push-service.js';

/** Something that a push service delivers to. */
export interface PushedBrowser {
  readonly name: string;
  /** As browsers send it to be notified. */
  readonly keys: { readonly endpoint: string; readonly keys: PushReceiver['keys'] };
  /** What it was sent, the oldest first. */
  payloads(): PushPayload[];
}

/** A backend that sends notifications to a push service of its own, with an administrator and a guest. */
export class PushStage {
  private constructor(
    readonly service: FakePushService,
    readonly backend: BackendHarness,
    readonly admin: Client,
    readonly guest: Client,
  ) {}

  static async start(): Promise<PushStage> {
    const service = await FakePushService.start();
    const backend = await BackendHarness.start({
      push: {
        ...{ isSending: true, subject: 'mailto:test@example.org', pausesMs: [0], oldestMs: Infinity },
        testAuthority: localhostCertificate.cert,
      },
    });
    const admin = await backend.staff(['ROLE_ADMIN'], [], backend.url);
    return new PushStage(service, backend, admin, backend.visitor(backend.url));
  }

  browser(name: string = randomUUID()): PushedBrowser {
    const receiver = new PushReceiver(randomBytes(16));
    return {
      name,
      keys: { endpoint: this.service.addressOf(name), keys: receiver.keys },
      payloads: () => this.service.to(name).map(({ body }) => JSON.parse(receiver.decrypt(body))),
    };
  }

  async stop(): Promise<void> {
    await this.backend.stop();
    await this.service.stop();
  }
}
