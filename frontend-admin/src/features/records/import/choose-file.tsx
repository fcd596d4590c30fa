import { Button, FileInput, Group, Stack } from '@mantine/core';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { csvTemplate } from './csv-file.js';
import classes from './import.module.css';
import { LeftImportNote } from './left-import.js';

interface Properties {
  resource: Resource;
  error: string | null;
  onChoose(file: File): void;
  onClose(): void;
}

/** Which file is imported, with a template for those who have none. */
export function ChooseFile({ resource, error, onChoose, onClose }: Properties) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Stack>
      <LeftImportNote resource={resource} />
      <p className={classes.text}>
        Die erste Zeile nennt die Felder, wie in einer exportierten Datei. Nichts wird geschrieben, bevor Sie
        gesehen haben, was geschieht.
      </p>
      {!resource.kept && <Template resource={resource} />}
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

function Template({ resource }: { resource: Resource }) {
  const template = useMemo(() => csvTemplate(resource), [resource]);
  return (
    <Group>
      <Button
        component="a"
        variant="default"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
        download={`${resource.path}-vorlage.csv`}
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        Vorlage herunterladen
      </Button>
    </Group>
  );
}
