import type { LoggedEvent } from '../support/log-reader.js';

/** What an event says that somebody has asked for; null for what follows by itself. */
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
