import { useState } from 'react';
import { Button } from '@mantine/core';
import type { OrderMessage } from '@bestellwerk/domain/contracts/messages.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import {
  channelLabels,
  messageKindLabels,
  type MessageChannel,
} from '@bestellwerk/domain/messages/message-kinds.schema';
import { isRequest } from '@bestellwerk/domain/ordering/order/order';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { unfittingText } from '@bestellwerk/domain/views/fits-order';
import { addressFor } from '@bestellwerk/domain/views/messages-for';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { sendOnce } from '../../shared/forms/form-sending.js';
import {
  useMessageSetupQuery,
  useOrderMessagesQuery,
  useResendMessageMutation,
} from '../../shared/messages/messages-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { KeptMails } from '../../shared/session/kept-mails.js';
import { useMay } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import classes from './messages-block.module.css';

/** What the guest was told, how far that came, and once more at a click. */
export function MessagesBlock({ order }: { order: StaffOrder }) {
  const { currentData: messages } = useOrderMessagesQuery(order.id);
  const maySend = useMay()('order.note', order.branch.id);
  const channels = (['email', 'sms'] as const).filter((channel) => addressFor(channel, order) !== null);
  const first = isRequest(order.status)
    ? { kind: 'newRequest' as const, what: 'zur Anfrage' }
    : { kind: 'newOrder' as const, what: 'zur Bestellung' };
  const isOffered = (channel: MessageChannel) =>
    maySend && !messages?.some((one) => one.kind === first.kind && one.channel === channel);
  return (
    <Block title="Nachrichten an den Gast">
      <FailedRead endpoint="orderMessages" />
      {messages?.length === 0 && (
        <p className={classes.none}>
          {channels.length > 0
            ? 'Noch keine.'
            : 'Der Gast hat weder E-Mail-Adresse noch Telefonnummer angegeben.'}
        </p>
      )}
      {messages && messages.length > 0 && (
        <ul className={classes.messages} aria-label="Nachrichten an den Gast">
          {messages.map((message) => (
            <Message key={message.id} {...{ order, message, messages, maySend }} />
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        {messages &&
          channels.filter(isOffered).map((channel) => (
            <SendButton key={channel} order={order} message={{ kind: first.kind, channel }}>
              {`${channelLabels[channel]} ${first.what} senden`}
            </SendButton>
          ))}
      </div>
    </Block>
  );
}

const states: Record<OrderMessage['state'], string> = {
  waiting: 'Wartet',
  sent: 'Gesendet',
  kept: 'Abgelegt, kein Mailserver',
  failed: 'Nicht gesendet',
};

interface MessageProperties {
  order: StaffOrder;
  message: OrderMessage;
  /** All of the order. */
  messages: readonly OrderMessage[];
  maySend: boolean;
}

function Message({ order, message, messages, maySend }: MessageProperties) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const { kind, channel, to, state, at, nextAt, problem, isAgain } = message;
  const instant = at ?? nextAt;
  const name = `${channelLabels[channel]} „${messageKindLabels[kind]}“`;
  return (
    <li data-state={state}>
      <p className={classes.what}>{name}</p>
      <p className={classes.facts}>
        {isAgain && state === 'sent' ? 'Erneut gesendet' : states[state]}, an {to}
        {instant && `, ${at ? '' : 'ab '}${formatDateTime(new Date(instant), timeZone)}`}
      </p>
      {state === 'kept' && (
        <p className={classes.facts}>
          <KeptMails />
        </p>
      )}
      {problem && (
        <p className={classes.problem}>
          {problem}
          {nextAt && ` Nächster Versuch: ${formatDateTime(new Date(nextAt), timeZone)}.`}
        </p>
      )}
      {maySend && state !== 'waiting' && addressFor(channel, order) !== null && (
        <SendButton
          order={order}
          message={message}
          sentAt={messages.findLast((one) => isSent(one, message))?.at ?? null}
          label={`${name} erneut senden`}
        >
          Erneut senden
        </SendButton>
      )}
    </li>
  );
}

const isSent = (one: OrderMessage, { kind, channel }: OrderMessage): boolean =>
  one.state === 'sent' && one.kind === kind && one.channel === channel;

interface ButtonProperties {
  order: StaffOrder;
  message: Pick<OrderMessage, 'kind' | 'channel'>;
  /** When the guest got it the last time. */
  sentAt?: string | null;
  label?: string;
  children: string;
}

/**
 * Asks first if the message does not fit the order as it is now, or the guest has it already. In place of the button that
 * SMS are not set up: how to do that is shown where messages are set up.
 */
function SendButton({ order, message: { kind, channel }, sentAt = null, label, children }: ButtonProperties) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const { data: setup } = useMessageSetupQuery();
  const [send, { isLoading }] = useResendMessageMutation();
  const [isAsking, setAsking] = useState(false);
  if (channel === 'sms' && setup && !setup.sms.isSetUp) {
    return <p className={classes.facts}>SMS sind nicht eingerichtet.</p>;
  }
  const message = { id: order.id, kind, channel };
  const unfitting = unfittingText(kind, order);
  const isAsked = unfitting !== null || sentAt !== null;
  const sendNow = () =>
    void sendOnce(`resend:${order.id}:${kind}:${channel}`, message, (idempotencyKey) =>
      send({ ...message, idempotencyKey }),
    );
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isLoading}
        {...(label !== undefined && { 'aria-label': label })}
        onClick={() => (isAsked ? setAsking(true) : sendNow())}
      >
        {children}
      </Button>
      <ConfirmDialog
        opened={isAsking && isAsked}
        title={`${channelLabels[channel]} „${messageKindLabels[kind]}“ ${unfitting === null ? 'noch einmal' : 'trotzdem'} senden?`}
        action={unfitting === null ? 'Noch einmal senden' : 'Trotzdem senden'}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          sendNow();
        }}
      >
        {unfitting !== null && <p>{unfitting}</p>}
        {sentAt !== null && (
          <p>
            Diese Nachricht wurde schon am {formatDateTime(new Date(sentAt), timeZone)} gesendet. Noch einmal
            senden?
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
