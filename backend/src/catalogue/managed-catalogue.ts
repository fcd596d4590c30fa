import type { WholeCatalogue } from '@bestellwerk/domain/resources/catalogue.schema';
import {
  HttpStatus,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import type { Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { failureText } from '../http/failure-texts.js';
import { Failure } from '../http/failure.js';
import { LOGGER } from '../http/logger.js';
import { ChangeFeed } from '../read-models/change-feed.js';
import { Checkpoints } from '../read-models/checkpoints.js';
import { WAIT_MS } from '../read-models/needs-position.js';
import { SETTINGS, type Settings } from '../settings.js';
import { CatalogueReader } from './catalogue-reader.js';
import { catalogueModels, readCatalogue } from './catalogue-rows.js';

const RETRY_MS = 500;

/** The catalogue as the managed entities make it: read whole, and again whenever one of them changes. */
@Injectable()
export class ManagedCatalogue extends CatalogueReader implements OnModuleInit, OnApplicationShutdown {
  private loaded: { readonly catalogue: WholeCatalogue; readonly position: bigint } | undefined;
  private reading: Promise<void> | undefined;
  private isAskedAgain = false;
  private retry: NodeJS.Timeout | undefined;
  private changes: Subscription | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: ChangeFeed,
    private readonly checkpoints: Checkpoints,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    this.changes = this.feed.changes.subscribe((changes) => {
      if (changes.some(({ projection }) => isOfCatalogue(projection))) void this.refresh();
    });
    await this.refresh();
  }

  async onApplicationShutdown(): Promise<void> {
    this.changes?.unsubscribe();
    clearTimeout(this.retry);
    await this.reading;
  }

  override catalogue(): WholeCatalogue {
    if (this.loaded) return this.loaded.catalogue;
    throw Failure.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE));
  }

  override async upTo(position: string): Promise<boolean> {
    const wanted = BigInt(position);
    const holds = () => this.loaded !== undefined && this.loaded.position >= wanted;
    if (holds()) return true;
    await Promise.all(catalogueModels.map((model) => this.checkpoints.reaches(model, position, WAIT_MS)));
    await this.refresh();
    return holds();
  }

  /** One reading at a time; whoever asks during one waits for another after it. */
  private refresh(): Promise<void> {
    if (this.reading) this.isAskedAgain = true;
    this.reading ??= this.readUntilCurrent().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readUntilCurrent(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.read();
    } while (this.isAskedAgain);
  }

  private async read(): Promise<void> {
    clearTimeout(this.retry);
    try {
      const { catalogue, position } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
        readCatalogue(manager, this.settings.version),
      );
      this.loaded = { catalogue, position: BigInt(position) };
    } catch (error) {
      this.log.debug({ reason: (error as Error).message }, 'the catalogue cannot be read yet');
      this.retry = setTimeout(() => void this.refresh(), RETRY_MS).unref();
    }
  }
}

const isOfCatalogue = (projection: string): boolean =>
  (catalogueModels as readonly string[]).includes(projection);
