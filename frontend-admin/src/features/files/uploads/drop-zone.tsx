import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { formatPercent } from '@bestellwerk/domain/text/formats';
import classes from './files.module.css';
import type { Uploading } from './use-uploads.js';

interface Properties {
  label: string;
  /** As an input of files has it: 'image/*'. */
  accept?: string;
  isMultiple: boolean;
  uploads: readonly Uploading[];
  onFiles(files: File[]): void;
}

/** Takes files that are dropped on it or chosen, and shows how far they have got. */
export function DropZone({ label, accept, isMultiple, uploads, onFiles }: Properties) {
  const [isOver, setOver] = useState(false);
  const isBusy = uploads.some(({ problem }) => problem === null);
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !isBusy) onFiles(isMultiple ? [...files] : files.slice(0, 1));
  };
  const hover = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        take([...event.dataTransfer.files]);
      }}
    >
      <div className={classes.invitation}>
        <FileButton
          multiple={isMultiple}
          {...(accept !== undefined && { accept })}
          onChange={(files: File | File[] | null) => take([files ?? []].flat())}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              loading={isBusy}
            >
              {label}
            </Button>
          )}
        </FileButton>
        <span>oder hierher ziehen</span>
      </div>
      {uploads.map(({ name, share, problem }) => (
        <div key={name} className={classes.upload} role={problem ? 'alert' : undefined}>
          <span>{name}</span>
          {problem ? (
            <strong>{problem}</strong>
          ) : (
            <progress value={share} aria-label={`${name}: ${formatPercent(Math.round(share * 100))}`} />
          )}
        </div>
      ))}
    </div>
  );
}
