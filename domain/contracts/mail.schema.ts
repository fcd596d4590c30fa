import { z } from 'zod';

/** A mail that was kept because no server for sending is set. */
export const mailSummarySchema = z
  .object({ id: z.uuid(), at: z.iso.datetime(), to: z.string(), subject: z.string() })
  .meta({ id: 'MailSummary' });
export type MailSummary = z.infer<typeof mailSummarySchema>;

export const mailSchema = mailSummarySchema
  .extend({ text: z.string(), html: z.string().nullable() })
  .meta({ id: 'Mail' });
export type Mail = z.infer<typeof mailSchema>;
