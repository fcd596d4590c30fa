import { z } from 'zod';
import { block } from '../records/definitions/block.js';
import { node } from '../records/definitions/node.js';
import { site } from '../records/definitions/site.js';
import { restoreBodySchema } from './record.schema.js';

/** How often a redirect was used. */
export const redirectHitsSchema = z
  .object({
    hits: z.number().int(),
    /** Null as long as nobody used it. */
    lastHitAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RedirectHits' });
export type RedirectHits = z.infer<typeof redirectHitsSchema>;

/** Which revision of a record to look at; none: always the newest draft. */
export const previewBodySchema = restoreBodySchema.meta({ id: 'PreviewBody' });
export type PreviewBody = z.infer<typeof previewBodySchema>;

/** Where people without an account see a draft for a while. */
export const previewLinkSchema = z
  .object({
    /** Path of the shop, with the token behind '#': it is sent to no server with an address. */
    path: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const previewTokenSchema = z.object({ token: z.string().max(300) }).meta({ id: 'PreviewToken' });

const shown = <Name extends string, Entity extends z.ZodType>(name: Name, record: Entity) => ({
  resource: z.literal(name),
  record,
});

/** A draft with what it is: the name of its definition. */
const draftSchema = z.discriminatedUnion('resource', [
  z.object(shown('site', site.schemas.entity)),
  z.object(shown('block', block.schemas.entity)),
  z.object({
    ...shown('node', node.schemas.entity),
    /** A published page that shows it by one of its sections; null if there is none. */
    page: site.schemas.entity.nullable(),
  }),
]);

/** A draft as it would be shown. */
export const previewedDraftSchema = z
  .object({
    draft: draftSchema,
    /** When this revision was written. */
    changedAt: z.iso.datetime(),
    isNewest: z.boolean(),
    /** Path of a page where guests see the record now, in whatever revision; null if they do not. */
    shownAt: z.string().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .meta({
    id: 'PreviewedDraft',
    examples: [
      {
        draft: {
          resource: 'site',
          record: { id: '3e0b6402-1dc0-46a7-a444-e2d1c28e289f', ...site.example },
        },
        changedAt: '2026-11-20T11:00:00.000Z',
        isNewest: true,
        shownAt: null,
        expiresAt: '2026-11-20T12:00:00.000Z',
      },
    ],
  });
export type PreviewedDraft = z.infer<typeof previewedDraftSchema>;
export type ShownDraft = PreviewedDraft['draft'];
