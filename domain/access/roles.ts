import { z } from 'zod';

export const roleSchema = z
  .enum([
    'ROLE_EMPLOYEE',
    'ROLE_SHIFT_LEAD',
    'ROLE_BRANCH_MANAGER',
    'ROLE_ACCOUNTING',
    'ROLE_CONTENT_EDITOR',
    'ROLE_AUDITOR',
    'ROLE_ADMIN',
  ])
  .meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;
