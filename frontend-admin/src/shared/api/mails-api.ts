import type { Mail, MailSummary } from '@bestellwerk/domain/contracts/mail.schema';
import { api } from './api.js';

export const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Mails that were kept because no server sends them, newest first. */
    mails: build.query<MailSummary[], void>({ query: () => 'mails' }),
    mail: build.query<Mail, string>({ query: (id) => `mails/${id}` }),
  }),
});

export const { useMailsQuery, useMailQuery } = mailsApi;
