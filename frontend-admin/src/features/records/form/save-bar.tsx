import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { ActionBar } from '../action-bar.js';

interface Properties {
  isDirty: boolean;
  isNew: boolean;
  isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** Sticky bar of a form: unsaved state and save button, also by Ctrl+S or ⌘S. */
export function SaveBar({ isDirty, isNew, isSaving, onSave, onDiscard }: Properties) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return (
    <ActionBar
      label="Speichern"
      status={isDirty ? 'Nicht gespeicherte Änderungen' : isNew ? '' : 'Alles gespeichert'}
    >
      {isDirty && (
        <Button variant="default" onClick={onDiscard}>
          Verwerfen
        </Button>
      )}
      <Button loading={isSaving} onClick={onSave}>
        Speichern
      </Button>
    </ActionBar>
  );
}
