import { Alert, Button, SegmentedControl, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import type { MessageChannel, MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useMessageSetupQuery, useTestMessageMutation } from '../../shared/messages/messages-api.js';
import { KeptMails } from '../../shared/session/kept-mails.js';
import { useUser } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import classes from './messages.module.css';

const channels = [
  { value: 'email', label: 'Test-E-Mail' },
  { value: 'sms', label: 'Test-SMS' },
];

/** Sends the texts as they stand, also unsaved ones, with a sample order to an address. */
export function MessageTest({ kind, template }: { kind: MessageKind; template: MessageTemplate }) {
  const { user } = useUser();
  const { data: setup } = useMessageSetupQuery();
  const [channel, setChannel] = useState<MessageChannel>('email');
  const [addresses, setAddresses] = useState({ email: user.email, sms: '' });
  const [send, { data, error, isLoading, reset }] = useTestMessageMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ channel, to: addresses[channel], template: { kind, ...template } });
  };
  return (
    <Block title="Test senden">
      <form className={classes.form} onSubmit={submit} noValidate>
        <SegmentedControl
          aria-label="Art des Tests"
          data={channels}
          value={channel}
          onChange={(value) => {
            setChannel(value as MessageChannel);
            reset();
          }}
        />
        <div className={classes.test}>
          <TextInput
            label={channel === 'email' ? 'An E-Mail-Adresse' : 'An Telefonnummer'}
            type={channel === 'email' ? 'email' : 'tel'}
            value={addresses[channel]}
            error={error ? messageOf(error) : undefined}
            size="md"
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              setAddresses((before) => ({ ...before, [channel]: value }));
            }}
          />
          <Button type="submit" variant="default" size="md" loading={isLoading}>
            Test senden
          </Button>
        </div>
        {data && (
          <Alert color="green" role="status">
            {data.text} {channel === 'email' && setup?.email.isSetUp === false && <KeptMails />}
          </Alert>
        )}
      </form>
    </Block>
  );
}
