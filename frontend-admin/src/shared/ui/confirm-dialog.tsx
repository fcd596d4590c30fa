import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './confirm-dialog.module.css';

interface Properties {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  back?: string;
  isWorking?: boolean;
  /** The action is not possible, as the text says. */
  isDisabled?: boolean;
  /** The action destroys something that is hard to restore. */
  isDangerous?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is done. The way back has the focus first. */
export function ConfirmDialog({
  opened,
  title,
  children,
  action,
  back = 'Zurück',
  isWorking = false,
  isDisabled = false,
  isDangerous = false,
  onConfirm,
  onClose,
}: Properties) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        <div className={classes.text}>{children}</div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {back}
          </Button>
          <Button
            color={isDangerous ? 'red' : undefined}
            loading={isWorking}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
