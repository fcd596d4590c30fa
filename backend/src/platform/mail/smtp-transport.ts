import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings.js';

const TIMEOUT_MS = 20_000;

/** A connection to the server for each mail. */
export const smtpTransport = ({ smtpUrl, from }: MailSettings) =>
  createTransport(
    {
      url: smtpUrl!,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
