import {
  channelLabels,
  messageKindLabels,
  type MessageChannel,
  type MessageFailure,
} from '../messages/message-kinds.schema.js';
import type { OrderEvent } from './order/order-events.js';

type MessageEvent = Extract<OrderEvent, { type: 'MessageSent' | 'MessageFailed' }>;

/** A sentence about an attempt, for staff; of an address only its end. */
export function messageText({ type, data }: MessageEvent): string {
  const { kind, channel, to, attempt } = data;
  const what = `${channelLabels[channel]} „${messageKindLabels[kind]}“ an ${maskedAddress(to)}`;
  if (type === 'MessageSent') return data.isKept ? `${what} nicht gesendet: ${KEPT}` : `${what} gesendet.`;
  const next = data.isFinal ? 'Es wird nicht weiter versucht.' : 'Es wird noch einmal versucht.';
  return `${what} nicht gesendet (Versuch ${attempt}): ${failureText(data.reason, channel)} ${next}`;
}

/** Where it lies only some may look: those are given the way there beside it. */
const KEPT = 'Es ist kein Mailserver eingestellt. Sie wurde abgelegt.';

const server: Record<MessageChannel, string> = { email: 'Der Mailserver', sms: 'Der SMS-Dienst' };

/** Why an attempt failed, as a sentence. */
export function failureText(reason: MessageFailure, channel: MessageChannel): string {
  switch (reason) {
    case 'unreachable':
      return `${server[channel]} ist nicht erreichbar.`;
    case 'refused':
      return `${server[channel]} hat sie abgelehnt.`;
    case 'wrong-address':
      return channel === 'email' ? 'Die Adresse gibt es nicht.' : 'Das ist keine gültige Telefonnummer.';
    case 'not-set-up':
      return `${server[channel]} ist nicht eingestellt.`;
    default:
      return reason satisfies never;
  }
}

/** 'a…@example.org', '…4567'; what was erased is 'gelöschte Adresse'. */
export function maskedAddress(address: string | null): string {
  if (address === null) return 'gelöschte Adresse';
  const at = address.lastIndexOf('@');
  return at > 0 ? `${address[0]}…${address.slice(at)}` : `…${address.slice(-4)}`;
}
