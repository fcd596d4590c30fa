import type { LoggedEvent } from '../support/log-reader.js';

/** The fact of an event that a client has requested; null for events that follow by themselves. */
export function factOf({ type, data }: LoggedEvent): string | null {
  switch (type) {
    case 'PaymentRecorded':
      return paymentFact(String(data.method), Number(data.amount));
    case 'CommandRequested':
      return requestFact(data.instruction as Instruction);
    case 'CommandAcknowledged':
    case 'CommandCompleted':
      return `${type} ${String(data.command)}`;
    case 'OrderSubmitted':
    case 'OrderMissed':
    case 'MessageSent':
    case 'MessageFailed':
    case 'PlayerPaired':
    case 'CommandDelivered':
    case 'CommandSuperseded':
      return null;
    default:
      return type;
  }
}

export interface Instruction {
  readonly type: string;
  readonly arguments: { readonly text?: string };
}

export const paymentFact = (method: string, amount: number): string => `PaymentRecorded ${method} ${amount}`;
export const requestFact = ({ type, arguments: { text = '' } }: Instruction): string =>
  `CommandRequested ${type} ${text}`.trimEnd();
