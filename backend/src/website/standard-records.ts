import { site } from '@bestellwerk/domain/records/definitions/site';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { FirstRecords } from '../records/first-records.js';
import { standardPages } from './standard-pages/standard-pages.js';
import { standardTemplates } from './standard-templates/standard-templates.js';

/** Gives every installation drafts of the usual text pages, and the usual image templates, once: who removes one does not get it again. */
@Injectable()
export class StandardRecords implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  /** Resolves when they are there, or at the end. */
  brought: Promise<void> = Promise.resolve();

  constructor(
    private readonly records: FirstRecords,
    private readonly checkpoints: Checkpoints,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.hasStandardPages) this.brought = this.bring();
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.brought;
  }

  /** Tried until it succeeds; not before read models exist, since demo data needs an empty log. */
  private async bring(): Promise<void> {
    const pauses = new Backoff();
    while (!this.end.signal.aborted) {
      try {
        if (this.checkpoints.names().includes(modelNameOf(site))) {
          for (const page of standardPages) await this.records.put(page, 'standard pages');
          for (const template of standardTemplates) await this.records.put(template, 'standard templates');
          return;
        }
      } catch {
        // The log is away.
      }
      await pauses.wait(this.end.signal);
    }
  }
}
