import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './key-block.module.css';

export interface Secret {
  name: string;
  value: string;
}

/** Something to be copied elsewhere, as it is. */
export const SecretValue = ({ name, value }: Secret) => (
  <div className={classes.secret}>
    <strong>{name}</strong>
    <code>{value}</code>
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          size="sm"
          variant="default"
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={copy}
          aria-label={`${name} kopieren`}
        >
          <span aria-live="polite">{copied ? 'Kopiert' : 'Kopieren'}</span>
        </Button>
      )}
    </CopyButton>
  </div>
);
