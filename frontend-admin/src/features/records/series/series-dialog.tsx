import { Modal } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { OfferedBranches } from '../../../shared/record-fields/offered-branches.js';
import { useOfferedBranches } from '../form/branches-of-form.js';
import { WorkProgress } from '../import/work-progress.js';
import { SeriesForm } from './series-form.js';
import { useSeries } from './use-series.js';

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
