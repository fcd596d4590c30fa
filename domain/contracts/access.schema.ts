import { z } from 'zod';

/** Somewhere a person is signed in. */
export const sessionInfoSchema = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    /** The network address it was signed in from. */
    address: z.string().nullable(),
    /** Browser and system, in German. */
    device: z.string(),
    /** Whether it is the one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SessionInfo' });
export type SessionInfo = z.infer<typeof sessionInfoSchema>;

/** A new password. `current` is null only where there is none, or right after a link was used to sign in. */
export const passwordChangeSchema = z
  .object({ current: z.string().min(1).max(1_000).nullable(), next: z.string().min(1).max(1_000) })
  .meta({
    id: 'PasswordChange',
    examples: [{ current: 'mein altes Passwort', next: 'Vier Linden rauschen leise' }],
  });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The person who wants a link by which to sign in: user name or e-mail. */
export const loginLinkRequestSchema = z
  .object({ username: z.string().trim().min(1).max(200) })
  .meta({ id: 'LoginLinkRequest', examples: [{ username: 'resi' }] });
export type LoginLinkRequest = z.infer<typeof loginLinkRequestSchema>;

/** The token in the fragment of a link (after the #). */
export const linkTokenSchema = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'LinkToken', examples: [{ token: 'b2s1Zz0xLWJlaXNwaWVsLWVpbmVzLXRva2Vucw' }] });
export type LinkToken = z.infer<typeof linkTokenSchema>;

/** Until when the link of an invitation can be used. */
export const invitationSchema = z.object({ expiresAt: z.iso.datetime() }).meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/** Creation time and creator of the API key of a branch. */
export const branchKeyInfoSchema = z
  .object({ createdAt: z.iso.datetime(), createdBy: z.string().nullable() })
  .meta({ id: 'BranchKeyInfo' });
export type BranchKeyInfo = z.infer<typeof branchKeyInfoSchema>;

/** An API key; only the response that creates it contains it. */
export const branchKeySchema = z.object({ key: z.string() }).meta({ id: 'BranchKey' });
export type BranchKey = z.infer<typeof branchKeySchema>;
