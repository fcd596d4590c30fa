import type { Mail, MailSummary } from '@bestellwerk/domain/contracts/mail.schema';
import { api } from '../../shared/api/api.js';

export const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Mails that were kept because no server sends them, newest first. */
    mails: build.query<MailSummary[], void>({
      extraOptions: { failure: 'E-Mails konnten nicht geladen werden.' },
      query: () => 'mails',
    }),
    mail: build.query<Mail, string>({
      extraOptions: { failure: 'E-Mail konnte nicht geladen werden.' },
      query: (id) => `mails/${id}`,
    }),
  }),
});

export const { useMailsQuery, useMailQuery } = mailsApi;
