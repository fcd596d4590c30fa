import { versionBefore } from '@bestellwerk/domain/records/publication';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { redirect } from '@bestellwerk/domain/records/definitions/redirect';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { idOfNew, metadataOfPart } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { problemsOf } from '../records/bulk-writes.js';
import { ChangeRecord, CreateRecord, type WritingMany } from '../records/change-record.js';
import { type PublishContext, RecordHooks } from '../records/record-hooks.js';
import { Records } from '../records/records.js';
import { Redirects } from './redirects.js';

const resource = redirect as unknown as Resource;

/**
 * Redirects guests from where a page was to where it goes. The redirect is written before the page is published: if that comes to
 * nothing, it does no harm, as a page goes before a redirect.
 */
@Injectable()
export class FormerPaths implements OnModuleInit {
  constructor(
    private readonly hooks: RecordHooks,
    private readonly records: Records,
    private readonly redirects: Redirects,
    private readonly commands: Commands,
  ) {}

  onModuleInit(): void {
    this.hooks.beforePublish(site.name, (context) => this.keep(context));
  }

  private async keep({ writing, draft, publication, from }: PublishContext): Promise<void> {
    const path = versionBefore(publication, from)?.fields['path'] as string | undefined;
    const target = draft['path'] as string;
    if (path === undefined || path === target) return;
    const many: WritingMany = {
      ...{ resource, staff: writing.staff },
      metadata: metadataOfPart(writing.metadata, 'former path', path),
    };
    const fields = { path, target, status: '301', isEnabled: true, source: 'page' } as const;
    try {
      await this.redirects.toComingPage(target, () => this.put(many, fields));
    } catch (error) {
      // A redirect of staff for all below the new path leads back: theirs stays, and publishing goes on.
      problemsOf(error);
    }
  }

  /** Changes the redirect from this path, or makes one. */
  private async put(many: WritingMany, fields: { readonly path: string } & Fields): Promise<void> {
    const known = await this.records.byUnique(resource, ['path'], fields, 'all');
    const revision = known?.revision ?? 'new';
    const metadata = metadataOfPart(many.metadata, 'redirect', `${fields.path} ${revision}`);
    await this.commands.execute(
      known
        ? new ChangeRecord({ ...many, id: known.id, metadata }, Number(revision), fields)
        : new CreateRecord({ ...many, id: idOfNew(redirect.name, metadata), metadata }, fields),
    );
  }
}
