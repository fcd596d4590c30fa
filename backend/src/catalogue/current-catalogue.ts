import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import {
  HttpStatus,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Subscription, filter, throttle, timer } from 'rxjs';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { WAIT_MS } from '../platform/consistency/log-head.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { CatalogueFloor } from './catalogue-floor.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ProviderChecks } from '../platform/provider-checks.js';
import { catalogueModels, readCatalogue } from './catalogue-rows.js';

const RETRY_MS = 500;
/** After a read, further reads for changes wait this multiple of its duration: an import must not cause continuous reads. */
const REST = 5;
const MAX_REST_MS = 1_000;
/** Timers know no longer times. */
const LONGEST_MS = 24 * 60 * 60_000;
const SETTLED_WITHIN_MS = 2_000;
const UNSETTLED =
  'Preise und Verfügbarkeit wurden gerade geändert und werden noch übernommen. Bitte versuchen Sie es gleich noch einmal.';

/** The catalogue from the managed entities: read as a whole, and again after every change. */
@Injectable()
export class CurrentCatalogue extends CatalogueReader implements OnModuleInit, OnApplicationShutdown {
  private loaded: { readonly catalogue: WholeCatalogue; readonly position: bigint } | undefined;
  private reading: Promise<void> | undefined;
  private isAskedAgain = false;
  /** Duration of the last read in milliseconds. */
  private tookMs = 0;
  private retry: NodeJS.Timeout | undefined;
  private nextChange: NodeJS.Timeout | undefined;
  private readonly changes = new Subscription();

  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: ChangeFeed,
    private readonly checkpoints: Checkpoints,
    private readonly floor: CatalogueFloor,
    private readonly providers: ProviderChecks,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    this.changes.add(
      this.feed.changes
        .pipe(
          filter((changes) => changes.some(({ projection }) => isOfCatalogue(projection))),
          throttle(() => timer(Math.min(this.tookMs * REST, MAX_REST_MS)), { leading: true, trailing: true }),
        )
        .subscribe(() => void this.refresh()),
    );
    this.changes.add(this.checkpoints.rebuilt.subscribe(() => void this.refresh()));
    this.changes.add(this.providers.changes.subscribe(() => void this.refresh()));
    await this.refresh();
  }

  async onApplicationShutdown(): Promise<void> {
    this.changes.unsubscribe();
    clearTimeout(this.retry);
    clearTimeout(this.nextChange);
    await this.reading;
  }

  override catalogue(): WholeCatalogue {
    if (this.loaded) return this.loaded.catalogue;
    throw ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE));
  }

  override async upTo(position: string, withinMs = WAIT_MS): Promise<boolean> {
    const wanted = BigInt(position);
    if (this.holds(wanted)) return true;
    await Promise.all(catalogueModels.map((model) => this.checkpoints.reaches(model, position, withinMs)));
    await this.refresh();
    return this.holds(wanted);
  }

  override async settled(): Promise<void> {
    const floor = await this.floor.read();
    if (this.holds(floor)) return;
    // Checked before waiting: customers get 503 soon after. A log that is unavailable may be back by then.
    if (await this.floor.isOfAnotherLog(floor).catch(() => false)) return this.settled();
    if (await this.upTo(String(floor), SETTLED_WITHIN_MS)) return;
    throw ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, UNSETTLED);
  }

  private holds(position: bigint): boolean {
    return this.loaded !== undefined && this.loaded.position >= position;
  }

  /** One read at a time; a request during a read waits for another one after it. */
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

  /** Without the online payments that cannot work: nobody has set up their provider, or it refuses. */
  private offerable(catalogue: WholeCatalogue): WholeCatalogue {
    const { config } = catalogue;
    return {
      ...catalogue,
      config: {
        ...config,
        enablePluginMollie: config.enablePluginMollie && this.providers.isUsable('mollie'),
        enablePluginDatatrans: config.enablePluginDatatrans && this.providers.isUsable('datatrans'),
      },
    };
  }

  private async read(): Promise<void> {
    clearTimeout(this.retry);
    const began = performance.now();
    try {
      const { catalogue, position, until } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
        readCatalogue(manager, this.settings.version, this.clock.now().toISOString()),
      );
      this.loaded = { catalogue: this.offerable(catalogue), position: BigInt(position) };
      this.tookMs = performance.now() - began;
      this.providers.follow(catalogue.config.currency);
      this.readAgainAt(until);
    } catch (error) {
      this.log.debug({ reason: (error as Error).message }, 'the catalogue cannot be read yet');
      this.retry = setTimeout(() => void this.refresh(), RETRY_MS).unref();
    }
  }

  private readAgainAt(instant: string | null): void {
    clearTimeout(this.nextChange);
    if (instant === null) return;
    const inMs = Date.parse(instant) - this.clock.now().getTime();
    this.nextChange = setTimeout(() => void this.refresh(), Math.min(Math.max(0, inMs), LONGEST_MS)).unref();
  }
}

const isOfCatalogue = (projection: string): boolean =>
  (catalogueModels as readonly string[]).includes(projection);
