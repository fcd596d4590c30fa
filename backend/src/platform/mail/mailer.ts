import type { Queries } from '../database/queries.js';

/** A mail to one person, as plain text. */
export interface OutgoingMail {
  readonly to: string;
  /** Account of the recipient: the mail is deleted when the account is erased. */
  readonly person: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes mails. Whether and when one arrives is nobody's answer to wait for. */
export abstract class Mailer {
  /** `database` is a transaction that it is part of: without it there is no mail. */
  abstract send(mail: OutgoingMail, database?: Queries): Promise<void>;
}
