import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconStack2 } from '@tabler/icons-react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { OfferedBranches } from '../../../shared/record-fields/record-extensions.js';
import { useOfferedBranches } from '../form/branches-of-form.js';
import { WorkProgress } from '../slices.js';
import { SeriesForm } from './series-form.js';
import { useSeries } from './use-series.js';

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

interface Properties {
  resource: Resource;
  opened: boolean;
  onClose(): void;
}

/** Makes several records of a branch that bear numbers. */
export function SeriesDialog({ resource, opened, onClose }: Properties) {
  const offered = useOfferedBranches(resource);
  const { make, progress } = useSeries(resource);
  return (
    <Modal
      opened={opened}
      onClose={progress ? stay : onClose}
      withCloseButton={progress === null}
      size="lg"
      title={`Mehrere ${resource.words.many} anlegen`}
    >
      {progress && <WorkProgress {...progress} text="Wird angelegt" unit={resource.words.many} />}
      <OfferedBranches value={offered}>
        <div hidden={progress !== null}>
          {opened && <SeriesForm resource={resource} onMake={make} onClose={onClose} />}
        </div>
      </OfferedBranches>
    </Modal>
  );
}

/** Closing it now would hide what went wrong. */
const stay = () => undefined;
