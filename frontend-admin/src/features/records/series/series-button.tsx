import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconStack2 } from '@tabler/icons-react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { SeriesDialog } from './series-dialog.js';

/** Records that are called by a number alone are made several at once. */
export function SeriesButton({ resource }: { resource: Resource }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconStack2 size={18} aria-hidden />} onClick={open}>
        Mehrere {resource.words.many} anlegen
      </Button>
      <SeriesDialog resource={resource} opened={opened} onClose={close} />
    </>
  );
}
