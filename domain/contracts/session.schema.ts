import { z } from 'zod';
import { roleSchema } from '../access/roles.js';
import { sessionEndSchema } from './envelope.schema.js';

export const credentialsSchema = z
  .object({ username: z.string().trim().min(1).max(200), password: z.string().min(1).max(1000) })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentialsSchema>;

/** Who is signed in. Branches are those the user works for; an administrator has all. */
export const currentUserSchema = z
  .object({
    roles: z.array(roleSchema),
    /** The person came by a link and has no password yet. */
    mustChoosePassword: z.boolean().optional(),
    user: z.object({
      id: z.uuid(),
      username: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      branches: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** GET /api/users/me: null for visitors, with the reason for those whose session ended. */
export const currentUserAnswerSchema = z.object({
  data: currentUserSchema.nullable(),
  meta: z.object({ sessionEnd: sessionEndSchema }).optional(),
});
