import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { KeptDraft } from '@bestellwerk/domain/contracts/content-ai.schema';
import { draftedFieldWords } from '@bestellwerk/domain/content-ai/text-request.schema';
import { type DraftedField, fieldsIn } from '@bestellwerk/domain/records/definitions/generated';
import { type Site, site } from '@bestellwerk/domain/records/definitions/site';
import { siteContent } from '@bestellwerk/domain/records/definitions/site-content';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { formErrorsOf, sendOnce } from '../../../shared/forms/form-sending.js';
import { ComparedSides } from '../../../shared/record-fields/compared-sides.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../../../shared/ui/notes.js';
import classes from './ai.module.css';
import { useTakeDraftMutation } from './content-ai-api.js';

interface Properties {
  drafted: KeptDraft;
  record: ReadRecord;
  /** Asks for another one by the same words; null where they are not known any more. */
  onAgain: (() => void) | null;
  onBack(): void;
  onTaken(): void;
}

const schemas = { title: site.fields.title, description: site.fields.description, body: siteContent.body };

/** What a model proposes beside what there is, field by field. */
export function Proposal({ drafted, record, onAgain, onBack, onTaken }: Properties) {
  const { jobId, draft, warnings } = drafted;
  const there = fieldsIn(draft);
  const [chosen, setChosen] = useState<readonly DraftedField[]>(there);
  const [error, setError] = useState<string | null>(null);
  const [take, { isLoading }] = useTakeDraftMutation();
  const dispatch = useAppDispatch();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const page = record as unknown as Site;
  const before = { title: page.title, description: page.description, body: page.content.body };
  const after = { title: draft.title, description: draft.description, body: draft.content?.body };

  const takeOver = async () => {
    const body = { path: site.path, id: record.id, revision: record.revision!, jobId, fields: [...chosen] };
    const { error: failure } = await sendOnce(`take-draft:${jobId}`, body, (idempotencyKey) =>
      take({ ...body, idempotencyKey }),
    );
    if (failure) return setError(formErrorsOf(failure, () => false).general);
    dispatch(
      toastShown({
        kind: 'success',
        text: 'Entwurf übernommen. Gäste sehen ihn erst nach dem Veröffentlichen.',
      }),
    );
    onTaken();
  };

  return (
    <Stack gap="sm">
      <h3 ref={head} tabIndex={-1} className={classes.head}>
        Vorschlag
      </h3>
      <FormAlert text={error} />
      {warnings.map((warning) => (
        <FormNote key={warning} text={warning} />
      ))}
      <p className={classes.hint}>
        Bitte prüfen Sie jeden Text, bevor Sie ihn übernehmen: Modelle erfinden auch Falsches.
      </p>
      {there.map((field) => (
        <section key={field} className={classes.field} aria-label={draftedFieldWords[field]}>
          <Checkbox
            label={`${draftedFieldWords[field]} übernehmen`}
            checked={chosen.includes(field)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(there.filter((one) => (one === field ? checked : chosen.includes(one))))
            }
          />
          <div className={classes.sides}>
            <ComparedSides
              schema={schemas[field]}
              before={before[field]}
              after={after[field]}
              isSame={sameValue(before[field], after[field])}
            />
          </div>
        </section>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Zurück
        </Button>
        {onAgain && (
          <Button variant="default" onClick={onAgain}>
            Noch einmal
          </Button>
        )}
        <Button disabled={chosen.length === 0} loading={isLoading} onClick={() => void takeOver()}>
          Als Entwurf übernehmen
        </Button>
      </Group>
    </Stack>
  );
}
