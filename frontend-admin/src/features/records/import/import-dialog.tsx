import { Modal } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { LeaveGuard } from '../../../shared/navigation-guard/leave-guard.js';
import { ChooseFile } from './choose-file.js';
import { ImportPreview } from './import-preview.js';
import { ImportResult } from './import-result.js';
import { useImport } from './use-import.js';
import { WorkProgress } from '../slices.js';

interface Properties {
  resource: Resource;
  opened: boolean;
  onClose(): void;
}

/** Brings records in from a CSV file: choosing it, seeing what would happen, and doing it. */
export function ImportDialog({ resource, opened, onClose }: Properties) {
  const work = useImport(resource.path);
  return (
    <>
      <Modal
        opened={opened}
        onClose={work.isWorking ? stay : onClose}
        onExitTransitionEnd={work.begin}
        withCloseButton={!work.isWorking}
        size="min(100vw, 720px)"
        title={`${resource.words.many} importieren`}
      >
        <Step resource={resource} work={work} onClose={onClose} />
      </Modal>
      <LeaveGuard isDirty={work.state.step === 'importing'} title="Import unterbrechen?">
        Noch ist nicht alles geschrieben. Wenn Sie die Seite verlassen, bleibt der Rest der Datei liegen.
      </LeaveGuard>
    </>
  );
}

/** Not closable meanwhile: the user would not see what was written. */
const stay = () => undefined;

interface StepProperties {
  resource: Resource;
  work: ReturnType<typeof useImport>;
  onClose(): void;
}

function Step({ resource, work: { state, check, start, goOn, begin }, onClose }: StepProperties) {
  switch (state.step) {
    case 'choose':
      return (
        <ChooseFile
          resource={resource}
          error={state.error}
          onChoose={(file) => void check(file)}
          onClose={onClose}
        />
      );
    case 'checking':
    case 'importing':
      return (
        <WorkProgress
          done={state.done}
          total={state.total}
          text={state.step === 'checking' ? 'Wird geprüft' : 'Wird importiert'}
          unit="Zeilen"
        />
      );
    case 'checked':
      return (
        <ImportPreview resource={resource} rows={state.rows} onStart={() => void start()} onOther={begin} />
      );
    case 'imported':
      return (
        <ImportResult resource={resource} result={state} onGoOn={() => void goOn(state)} onClose={onClose} />
      );
  }
}
