import type { MessageFailure } from '@bestellwerk/domain/messages/message-kinds.schema';

/** A mail to a guest. */
export interface DeliveredMail {
  /** The same for every attempt: where mails are kept, it is kept once. */
  readonly id: string;
  readonly to: string;
  /** Whom it is about: the copy in the local mailbox is deleted with that person, or order. */
  readonly person: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stands before the address that the settings name. */
  readonly fromName: string;
  readonly replyTo: string | null;
  /** The same for every attempt, so that a program which gets a mail twice shows it once. */
  readonly messageId: string;
}

/** Why an attempt failed; `isFinal` if another one cannot succeed. Says nothing about whom it was for. */
export class DeliveryFailed extends Error {
  constructor(
    readonly reason: MessageFailure,
    readonly isFinal: boolean,
  ) {
    super(`delivery failed: ${reason}`);
  }
}

/** Delivers a mail now: one attempt. */
export abstract class MailDelivery {
  /** 'kept' where no server is set and staff read it in the back office. Throws DeliveryFailed. */
  abstract deliver(mail: DeliveredMail): Promise<'sent' | 'kept'>;
}
