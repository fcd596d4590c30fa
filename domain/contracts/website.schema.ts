import { z } from 'zod';
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

/** Which revision of a page to look at; none: always the newest draft. */
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

/** A page as it would be shown. */
export const previewedSiteSchema = z
  .object({
    site: site.schemas.entity,
    /** When this revision was written. */
    changedAt: z.iso.datetime(),
    isNewest: z.boolean(),
    /** Where guests see the page now, in whatever revision; null if they do not. */
    shownAt: z.string().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .meta({
    id: 'PreviewedSite',
    examples: [
      {
        site: { id: '3e0b6402-1dc0-46a7-a444-e2d1c28e289f', ...site.example },
        changedAt: '2026-11-20T11:00:00.000Z',
        isNewest: true,
        shownAt: null,
        expiresAt: '2026-11-20T12:00:00.000Z',
      },
    ],
  });
export type PreviewedSite = z.infer<typeof previewedSiteSchema>;
