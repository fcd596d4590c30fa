import { Button, FileInput, Group, Modal, Stack } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { ImportPreview } from './import-preview.js';
import { ImportResult } from './import-result.js';
import classes from './import.module.css';
import { useImport } from './use-import.js';
import { WorkProgress } from './work-progress.js';

interface Properties {
  resource: Resource;
  opened: boolean;
  onClose(): void;
}

/** Brings records in from a CSV file: choosing it, seeing what would happen, and doing it. */
export function ImportDialog({ resource, opened, onClose }: Properties) {
  const work = useImport(resource.path);
  return (
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
  );
}

/** Whoever closed it now would not see what was written. */
const stay = () => undefined;

interface StepProperties {
  resource: Resource;
  work: ReturnType<typeof useImport>;
  onClose(): void;
}

function Step({ resource, work: { state, check, start, begin }, onClose }: StepProperties) {
  switch (state.step) {
    case 'choose':
      return <ChooseFile error={state.error} onChoose={(file) => void check(file)} onClose={onClose} />;
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
      return <ImportResult resource={resource} result={state} onClose={onClose} />;
  }
}

interface ChooseProperties {
  error: string | null;
  onChoose(file: File): void;
  onClose(): void;
}

function ChooseFile({ error, onChoose, onClose }: ChooseProperties) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Stack>
      <p className={classes.text}>
        Die erste Zeile nennt die Felder, wie in einer exportierten Datei. Nichts wird geschrieben, bevor Sie
        gesehen haben, was geschieht.
      </p>
      <FileInput
        label="CSV-Datei"
        placeholder="Datei wählen"
        accept=".csv,text/csv"
        leftSection={<IconFileTypeCsv size={18} aria-hidden />}
        value={file}
        error={error}
        onChange={setFile}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Zurück
        </Button>
        <Button disabled={file === null} onClick={() => file && onChoose(file)}>
          Prüfen
        </Button>
      </Group>
    </Stack>
  );
}
