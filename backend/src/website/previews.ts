import {
  type PreviewedDraft,
  previewedDraftSchema,
  type PreviewLink,
} from '@bestellwerk/domain/contracts/website.schema';
import { withView } from '@bestellwerk/domain/kernel/decider';
import {
  previewLinksDecider,
  type PreviewLinksEvent,
  previewLinksStream,
  withdrawPreviewLinks,
} from '@bestellwerk/domain/records/preview-links';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Revision } from '@bestellwerk/domain/records/revisions';
import { PREVIEW_PATH } from '@bestellwerk/domain/website/paths';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { HttpStatus, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Clock } from '../platform/clock.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { ApiError } from '../platform/http/api-error.js';
import { Secrets } from '../platform/secrets.js';
import { withoutStaffFields } from '../records/record-answer.js';
import { RecordHistory } from '../records/record-history.js';
import { Records } from '../records/records.js';
import { DraftPlaces } from './draft-places.js';

/** Records with drafts, which links show to people without an account. */
export const previewedResources: readonly Resource[] = resources.filter(({ isPublished }) => isPublished);

const PURPOSE = 'preview of a draft';
const VALID_MS = 60 * 60_000;
/** In a token, in the place of a revision. */
const NEWEST = 'newest';

const links = {
  stream: previewLinksStream,
  decider: withView<number, PreviewLinksEvent, null>(previewLinksDecider, () => null),
};

interface Preview {
  readonly resource: Resource;
  readonly id: string;
  /** Null: always the newest draft. */
  readonly revision: string | null;
  /** How often links of the record had been withdrawn when this one was made. */
  readonly withdrawals: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
type Seen = Pick<Preview, 'resource' | 'id' | 'revision'>;

/**
 * Links that show a draft to people without an account, for an hour. The link itself says what it is for; only withdrawals are
 * stored.
 */
@Injectable()
export class Previews {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly executor: CommandExecutor,
    private readonly transactor: Transactor,
    private readonly histories: RecordHistory,
    private readonly records: Records,
    private readonly places: DraftPlaces,
  ) {}

  /** Throws 404 if there is no such record or no such revision. */
  async link(resource: Resource, id: string, revision: string | null): Promise<PreviewLink> {
    const withdrawals = await this.withdrawals(id);
    await this.revisionOf({ resource, id, revision });
    const expiresAt = this.clock.now().getTime() + VALID_MS;
    const text = [resource.name, id, revision ?? NEWEST, withdrawals, expiresAt].join('.');
    return {
      path: `${PREVIEW_PATH}#${text}.${this.secrets.signature(PURPOSE, text)}`,
      expiresAt: new Date(expiresAt).toISOString(),
    };
  }

  /** Ends every link to drafts of a record that was made before. Throws 404 if there is no such record. */
  async withdraw(resource: Resource, id: string, metadata: CommandMetadata): Promise<void> {
    await this.revisionOf({ resource, id, revision: null });
    await this.executor.write(links, {
      ...{ id, metadata, payload: resource.name },
      decide: () => withdrawPreviewLinks(resource.name),
    });
  }

  /**
   * What a link shows. Throws 410 if it ended or was withdrawn, 404 if this server did not make it or its record was
   * removed.
   */
  async shownBy(token: string): Promise<PreviewedDraft> {
    const preview = this.previewOf(token);
    if (!preview) throw unknown();
    const { resource, id, expiresAt } = preview;
    const now = this.clock.now();
    if (expiresAt <= now.getTime()) throw ended('gilt nicht mehr');
    if ((await this.withdrawals(id)) !== preview.withdrawals) throw ended('wurde zurückgezogen');
    const { revision, isNewest } = await this.revisionOf(preview);
    const answer = { id, ...revision.fields } as Parameters<Records['earlier']>[1];
    const record = withoutStaffFields(resource, await this.records.earlier(resource, answer));
    const page = resource.name === 'node' ? await this.places.pageShowing(id, now.toISOString()) : undefined;
    const read = previewedDraftSchema.safeParse({
      draft: { resource: resource.name, record, page },
      changedAt: revision.at,
      isNewest,
      shownAt: null,
      expiresAt: new Date(expiresAt).toISOString(),
    });
    if (!read.success) throw unknown();
    return { ...read.data, shownAt: await this.places.shownAt(read.data.draft, now.toISOString()) };
  }

  private previewOf(token: string): Preview | null {
    const parts = token.split('.');
    const signature = parts.pop() ?? '';
    if (!this.secrets.isSignature(PURPOSE, parts.join('.'), signature)) return null;
    const [name, id = '', revision = '', withdrawals, expiresAt] = parts;
    const resource = previewedResources.find((one) => one.name === name);
    if (!resource) return null;
    return {
      ...{ resource, id, revision: revision === NEWEST ? null : revision },
      ...{ withdrawals: Number(withdrawals), expiresAt: Number(expiresAt) },
    };
  }

  private async withdrawals(id: string): Promise<number> {
    const { state } = await this.transactor.read(links.stream(id), links.decider);
    return state.state;
  }

  private async revisionOf({ resource, id, revision }: Seen): Promise<{
    revision: Revision;
    isNewest: boolean;
  }> {
    const revisions = isUuid(id) ? await this.histories.revisions(resource, id) : [];
    const last = revisions.at(-1);
    const found = revision === null ? last : revisions.find((one) => one.revision === revision);
    if (!last || !found || last.kind === 'removed') throw unknown();
    return { revision: found, isNewest: found === last };
  }
}

const unknown = (): ApiError => ApiError.of(HttpStatus.NOT_FOUND, 'Diese Vorschau gibt es nicht.');

const ended = (why: string): ApiError =>
  ApiError.of(HttpStatus.GONE, `Dieser Link zur Vorschau ${why}. Bitte lassen Sie sich einen neuen geben.`);
