import { Button, CopyButton, Group } from '@mantine/core';
import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { type Draft, draftName, keepDraft, readDraft } from '../../../shared/records/drafts.js';
import { useUser } from '../../../shared/session/use-user.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import notes from '../../../shared/ui/notes.module.css';
import { leftInputText } from './left-input-text.js';

interface Properties {
  resource: Resource;
  draft: Pick<Draft, 'before' | 'fields'>;
  /** Why it can no longer be saved. */
  why: string;
  onDiscard(): void;
}

/** What was entered and can no longer be saved: says so, and offers it as text. */
export function LeftInput({ resource, draft, why, onDiscard }: Properties) {
  const text = leftInputText(resource, draft, useTimeZone());
  return (
    <div className={notes.formNote} role="alert">
      <span>
        {why} Was Sie eingegeben und nicht gespeichert haben, lässt sich daher nicht mehr speichern. Es bleibt
        in diesem Fenster, bis Sie es verwerfen oder das Fenster schließen.
      </span>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="sm" variant="default" onClick={copy}>
              <span aria-live="polite">{copied ? 'Kopiert' : 'Eingaben kopieren'}</span>
            </Button>
          )}
        </CopyButton>
        <Button size="sm" variant="default" onClick={onDiscard}>
          Eingaben verwerfen
        </Button>
      </Group>
    </div>
  );
}

/** The same where there is no form any more; nothing without input. `id` null: of a new record, or of the only one. */
export function KeptInput({
  resource,
  id,
  why,
}: Pick<Properties, 'resource' | 'why'> & { id: string | null }) {
  const name = draftName(useUser().user.id, resource.path, id ?? 'new');
  const [draft, setDraft] = useState(() => readDraft(name));
  const discard = () => {
    keepDraft(name, null);
    setDraft(null);
  };
  return draft && <LeftInput resource={resource} draft={draft} why={why} onDiscard={discard} />;
}
