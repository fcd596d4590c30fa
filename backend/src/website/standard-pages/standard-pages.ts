import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Checkpoints } from '../../platform/consistency/checkpoints.js';
import { SETTINGS, type Settings } from '../../platform/settings.js';
import { FirstRecords } from '../../records/first-records.js';
import { accessibility, allergens, imprint, privacy, terms } from './texts.js';

interface StandardPage {
  readonly path: string;
  readonly name: string;
  readonly html: string;
}

/** The text pages that the specification names; of those that the settings have a text for, that text is shown. */
const standardPages: readonly StandardPage[] = [
  { path: '/site/terms-and-conditions', name: 'Allgemeine Geschäftsbedingungen', html: terms },
  { path: '/site/privacy', name: 'Datenschutz', html: privacy },
  { path: '/site/imprint', name: 'Impressum', html: imprint },
  { path: '/site/allergens', name: 'Allergene', html: allergens },
  { path: '/site/accessibility', name: 'Barrierefreiheit', html: accessibility },
];

/** Gives every installation drafts of the usual text pages, once: who removes one does not get it again. */
@Injectable()
export class StandardPages implements OnApplicationBootstrap, OnApplicationShutdown {
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
          for (const page of standardPages) await this.records.put(recordOf(page), 'standard pages');
          return;
        }
      } catch {
        // The log is away.
      }
      await pauses.wait(this.end.signal);
    }
  }
}

const recordOf = ({ path, name, html }: StandardPage) => ({
  resource: site as unknown as Resource,
  id: deterministicId('standard page', path),
  fields: site.schemas.fields.parse({
    ...{ name, path, type: 'default', title: '', description: '', image: null, noIndex: false },
    content: { body: { format: 'html', text: html }, sections: [] },
  }),
});
