/** A mail to one person, as plain text. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes mails. Whether and when one arrives is nobody's answer to wait for. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<void>;
}
