import type { PreviewedSite, PreviewLink } from '@bestellwerk/domain/contracts/website.schema';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Revision } from '@bestellwerk/domain/records/revisions';
import { PREVIEW_PATH } from '@bestellwerk/domain/website/paths';
import { HttpStatus, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { Secrets } from '../platform/secrets.js';
import { withoutStaffFields } from '../records/record-answer.js';
import { RecordHistory } from '../records/record-history.js';
import { Records } from '../records/records.js';

const resource = site as unknown as Resource;
const PURPOSE = 'preview of a page';
const VALID_MS = 60 * 60_000;
/** In a token, in the place of a revision. */
const NEWEST = 'newest';

interface Preview {
  readonly id: string;
  /** Null: always the newest draft. */
  readonly revision: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Links that show a draft to people without an account, for an hour. Nothing is stored: the link itself says what it is for. */
@Injectable()
export class Previews {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly histories: RecordHistory,
    private readonly records: Records,
  ) {}

  /** Throws 404 if there is no such page or no such revision. */
  async link(id: string, revision: string | null): Promise<PreviewLink> {
    await this.revisionOf({ id, revision });
    const expiresAt = this.clock.now().getTime() + VALID_MS;
    const text = [id, revision ?? NEWEST, expiresAt].join('.');
    return {
      path: `${PREVIEW_PATH}#${text}.${this.secrets.signature(PURPOSE, text)}`,
      expiresAt: new Date(expiresAt).toISOString(),
    };
  }

  /** What a link shows. Throws 410 if it ended, 404 if this server did not make it or its page was removed. */
  async shownBy(token: string): Promise<PreviewedSite> {
    const preview = this.previewOf(token);
    if (!preview) throw unknown();
    const now = this.clock.now();
    if (preview.expiresAt <= now.getTime()) {
      throw ApiError.of(
        HttpStatus.GONE,
        'Dieser Link zur Vorschau gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
      );
    }
    const { revision, isNewest } = await this.revisionOf(preview);
    const answer = { id: preview.id, ...revision.fields } as Parameters<Records['earlier']>[1];
    const read = site.schemas.entity.safeParse(await this.records.earlier(resource, answer));
    if (!read.success) throw unknown();
    const [shown] = await this.records.shown(resource, { sort: [], ids: [preview.id] }, now.toISOString());
    return {
      site: withoutStaffFields(resource, read.data),
      changedAt: revision.at,
      isNewest,
      shownAt: (shown?.['path'] as string | undefined) ?? null,
      expiresAt: new Date(preview.expiresAt).toISOString(),
    };
  }

  private previewOf(token: string): Preview | null {
    const [id = '', revision = '', expiresAt = '', signature = ''] = token.split('.');
    const text = [id, revision, expiresAt].join('.');
    if (!this.secrets.isSignature(PURPOSE, text, signature)) return null;
    return { id, revision: revision === NEWEST ? null : revision, expiresAt: Number(expiresAt) };
  }

  private async revisionOf({
    id,
    revision,
  }: Pick<Preview, 'id' | 'revision'>): Promise<{ revision: Revision; isNewest: boolean }> {
    const revisions = isUuid(id) ? await this.histories.revisions(resource, id) : [];
    const last = revisions.at(-1);
    const found = revision === null ? last : revisions.find((one) => one.revision === revision);
    if (!last || !found || last.kind === 'removed') throw unknown();
    return { revision: found, isNewest: found === last };
  }
}

const unknown = (): ApiError => ApiError.of(HttpStatus.NOT_FOUND, 'Diese Vorschau gibt es nicht.');
