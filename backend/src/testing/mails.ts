import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { Client } from './client.js';

/** The text of the newest mail to a person, as an administrator finds it, once there are so many. */
export const mailTo = (admin: Client, address: string, count = 1): Promise<string> =>
  eventually(async () => {
    const { data } = (await admin.get('/api/mails')).body as { data: { id: string; to: string }[] };
    const own = data.filter(({ to }) => to === address);
    if (own.length < count) throw new Error('The mail is not there yet');
    return (await admin.get(`/api/mails/${own[0]!.id}`)).body.data.text;
  });

/** The token of the link in a mail. */
export const tokenIn = (text: string): string => /\/backend\/login\/link#([\w-]{43})\s/.exec(text)![1]!;
