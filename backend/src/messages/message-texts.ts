import { defaultTemplates, type MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import { type MessageKind, messageKinds } from '@bestellwerk/domain/messages/message-kinds.schema';
import { messageTemplate } from '@bestellwerk/domain/records/definitions/message-template';
import type { MessageShop } from '@bestellwerk/domain/views/message-content';
import { messageShop } from '@bestellwerk/domain/views/message-shop';
import type { MessageSettings } from '@bestellwerk/domain/views/messages-for';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

const model = modelNameOf(messageTemplate as unknown as Resource);
const table = `views.${model}`;

type Templates = ReadonlyMap<MessageKind, MessageTemplate>;

/** What messages say and whether they are sent: the shop's own templates, else the usual ones. */
@Injectable()
export class MessageTexts implements OnApplicationShutdown {
  /** The shop's own, until one of them changes: every message asks for them. */
  private own: Promise<Templates> | undefined;
  private readonly changes: Subscription;

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueReader,
    feed: ChangeFeed,
    checkpoints: Checkpoints,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const forget = () => void (this.own = undefined);
    this.changes = feed.changes.subscribe((changes) => {
      if (changes.some(({ projection }) => projection === model)) forget();
    });
    this.changes.add(checkpoints.rebuilt.subscribe(forget));
  }

  onApplicationShutdown(): void {
    this.changes.unsubscribe();
  }

  async template(kind: MessageKind): Promise<MessageTemplate> {
    return (await this.templates()).get(kind) ?? defaultTemplates[kind];
  }

  /** Throws 503 as long as the shop's settings have not been read. */
  async messageSettings(): Promise<MessageSettings> {
    const { enablePluginSMS, enablePluginOrderReviews } = this.catalogue.catalogue().config;
    const own = await this.templates();
    const template = (kind: MessageKind) => own.get(kind) ?? defaultTemplates[kind];
    return { template, enablePluginSMS, enablePluginOrderReviews };
  }

  /** The shop, and the branch of an order as it is now; nothing of a branch that is gone. */
  shop(branchId: string | null): MessageShop & { readonly replyTo: string | null } {
    const { config, branches } = this.catalogue.catalogue();
    const branch =
      branches.find(({ id }) => id === branchId) ?? (branchId === null ? branches[0] : undefined);
    return {
      ...messageShop(config, branch, this.settings.publicUrl),
      replyTo: branch?.email || config.email || null,
    };
  }

  private async templates(): Promise<Templates> {
    const reading = (this.own ??= this.read());
    try {
      return await reading;
    } catch (error) {
      if (this.own === reading) this.own = undefined;
      throw error;
    }
  }

  private async read(): Promise<Templates> {
    const rows: { document: MessageTemplate & { kind: MessageKind } }[] = await this.dataSource.query(
      `SELECT document FROM ${table} WHERE NOT is_removed`,
    );
    return new Map(
      rows.flatMap(({ document }) =>
        messageKinds.includes(document.kind) ? [[document.kind, document] as const] : [],
      ),
    );
  }
}
