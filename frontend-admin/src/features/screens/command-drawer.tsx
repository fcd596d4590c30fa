import { NativeSelect, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { SignageCommandType } from '@bestellwerk/domain/signage/signage-command.schema';
import type { ScreenResult } from './screens-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors } from '../../shared/forms/form-sending.js';
import { useEntries, SideDrawer } from '../../shared/forms/entry-guard.js';
import { instructionLabels } from '@bestellwerk/domain/signage/instruction-words';
import { emptyDraft, instructionOf, problemsOf } from './command-draft.js';
import { CommandFields } from './command-fields.js';
import { GroupResults } from './group-results.js';
import { Preview } from './preview.js';
import classes from './screens.module.css';
import { type Target, useSendCommand } from './use-send-command.js';
import { choicesOf } from '../../shared/ui/choices-of.js';

interface Properties {
  /** Null while nothing is to be sent. */
  target: Target | null;
  onClose(): void;
}

/** Sends a command to one screen, or to all of them. */
export function CommandDrawer({ target, onClose }: Properties) {
  return (
    <SideDrawer
      opened={target !== null}
      onClose={onClose}
      width={520}
      title={target?.kind === 'one' ? `Befehl an „${target.screen.name}“` : 'Befehl an alle Bildschirme'}
    >
      {target && <CommandForm target={target} onClose={onClose} />}
    </SideDrawer>
  );
}

function CommandForm({ target, onClose }: { target: Target; onClose(): void }) {
  const [draft, setDraft] = useState(emptyDraft);
  const leave = useEntries(draft);
  const [errors, setErrors] = useState(noErrors);
  const [results, setResults] = useState<ScreenResult[] | null>(null);
  const { send, isLoading } = useSendCommand(target);
  const instruction = instructionOf(draft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(draft);
    setErrors({ fields: problems, general: null });
    if (Object.keys(problems).length > 0) return;
    const { data, error } = await send(instruction);
    if (error) setErrors(formErrorsOf(error, (field) => field.startsWith('arguments.')));
    else if (data) setResults(data);
    else onClose();
  };

  if (results) return <GroupResults results={results} onClose={onClose} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        {target.kind === 'all' && (
          <p className={classes.plain}>
            Der Befehl geht an {target.count} Bildschirme:{' '}
            {target.branches.map(({ name }) => name).join(', ')}.
          </p>
        )}
        <FormAlert text={errors.general} />
        <NativeSelect
          label="Befehl"
          size="md"
          value={draft.type}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, type: value as SignageCommandType })
          }
          data={choicesOf(instructionLabels)}
          data-autofocus
        />
        <CommandFields
          draft={draft}
          errors={errors.fields}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <Preview instruction={instruction} />
        <FormEnd action="Senden" isWorking={isLoading} onBack={() => leave(onClose)} />
      </Stack>
    </form>
  );
}
