import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../shop/shop-api.js';
import { Block } from '../ui/block.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { type Secret, SecretValue } from './secret-value.js';
import classes from './key-block.module.css';

type Question = 'make' | 'revoke';

interface Properties {
  title: string;
  /** What the key is for, and what went wrong. */
  children: ReactNode;
  /** Null without a key; undefined while that is not known, or could not be read. */
  current: { createdAt: string; createdBy?: string | null } | null | undefined;
  isUnknown?: boolean;
  isMaking: boolean;
  /** What becomes of those who use the key. */
  consequences: Record<Question, string>;
  /** A new key, which is shown only once; undefined without one. */
  made: { text: string; secrets: Secret[] } | undefined;
  onMake(): void;
  onRevoke(): void;
  onSeen(): void;
}

const questions = {
  make: { title: 'Neuen Schlüssel erzeugen', action: 'Erzeugen' },
  revoke: { title: 'Schlüssel widerrufen', action: 'Widerrufen' },
};

/** A key with which a machine comes to the server: made, shown once, and revoked. */
export function KeyBlock(properties: Properties) {
  const { title, children, current, isUnknown, isMaking, consequences, made, onMake, onRevoke, onSeen } =
    properties;
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = () => {
    (question === 'make' ? onMake : onRevoke)();
    setQuestion(null);
  };
  return (
    <Block title={title}>
      {children}
      {current === undefined ? !isUnknown && <Skeleton height={36} /> : <KeyState current={current} />}
      <Group>
        <Button
          variant="default"
          leftSection={<IconKey size={18} aria-hidden />}
          loading={isMaking}
          disabled={current === undefined}
          onClick={() => (current ? setQuestion('make') : onMake())}
        >
          {current ? 'Neuen Schlüssel erzeugen' : 'Schlüssel erzeugen'}
        </Button>
        {current && (
          <Button variant="default" onClick={() => setQuestion('revoke')}>
            Widerrufen
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={confirm}
        title={question ? questions[question].title : ''}
        action={question ? questions[question].action : ''}
        isDangerous
      >
        {question && consequences[question]}
      </ConfirmDialog>
      <Modal opened={made !== undefined} onClose={onSeen} title="Neuer Schlüssel" size="lg">
        {made && (
          <Stack>
            <p className={classes.text}>{made.text}</p>
            {made.secrets.map((secret) => (
              <SecretValue key={secret.name} {...secret} />
            ))}
            <Group justify="flex-end">
              <Button onClick={onSeen}>Fertig</Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </Block>
  );
}

function KeyState({ current }: { current: NonNullable<Properties['current']> | null }) {
  const timeZone = useTimeZone();
  if (current === null) return <p>Zurzeit gibt es keinen.</p>;
  return (
    <p>
      Erzeugt am {formatDateTime(new Date(current.createdAt), timeZone)}
      {current.createdBy && <> von {current.createdBy}</>}.
    </p>
  );
}
