import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ContentAi, DraftedText } from '@bestellwerk/domain/contracts/content-ai.schema';
import type { TextRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { formErrorsOf, type FormErrors, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import { SideDrawer, useEntries } from '../../../shared/forms/entry-guard.js';
import { FormNote } from '../../../shared/ui/notes.js';
import classes from './ai.module.css';
import { useDraftTextMutation } from './content-ai-api.js';
import { DraftForm, type DraftWish, requestFields } from './draft-form.js';
import { MonthUse } from './month-use.js';
import { Proposal } from './proposal.js';
import { useRequest } from './use-request.js';
import { Waiting } from './waiting.js';

interface Properties {
  ai: ContentAi;
  record: ReadRecord;
  isDirty: boolean;
  opened: boolean;
  onClose(): void;
}

/** Asks a model for texts of a page, shows what it proposes beside what there is, and takes over what the user wants. */
export function DraftDrawer({ opened, onClose, ...rest }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={760} title="Entwurf mit KI">
      {opened && <Drafting {...rest} onClose={onClose} />}
    </SideDrawer>
  );
}

const begin: DraftWish = {
  ...{ instruction: '', tone: 'friendly', length: 'medium', mode: 'write' },
  fields: ['title', 'description', 'body'],
};

function Drafting({ ai, record, isDirty, onClose }: Omit<Properties, 'opened'>) {
  const [wish, setWish] = useState(begin);
  const [drafted, setDrafted] = useState<DraftedText | null>(null);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [ask] = useDraftTextMutation();
  const { since, hasRun, run, cancel } = useRequest();
  useEntries({ instruction: wish.instruction, drafted: drafted?.jobId });

  const send = async (request: TextRequest) => {
    setErrors(noErrors);
    setDrafted(null);
    const body = { site: record.id, request };
    const answer = await sendOnce(`content-draft:${record.id}`, body, async (idempotencyKey) => {
      return (await run(ask({ ...body, idempotencyKey }))) ?? { data: undefined, error: undefined };
    });
    if (answer.error) setErrors(formErrorsOf(answer.error, (field) => requestFields.includes(field)));
    else if (answer.data?.status === 'failed') {
      setErrors({ fields: {}, general: answer.data.warnings.join(' ') });
    } else if (answer.data) setDrafted(answer.data);
  };

  if (isDirty) {
    return (
      <Stack>
        <FormNote text="Im Formular stehen Änderungen, die noch nicht gespeichert sind. Bitte speichern Sie zuerst: Der Entwurf geht von dem aus, was gespeichert ist." />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Zurück
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack>
      <p className={classes.live} role="status">
        {since !== null && 'Das Modell schreibt …'}
        {drafted && 'Der Vorschlag ist da.'}
      </p>
      {since !== null && <Waiting text="Das Modell schreibt …" since={since} onCancel={cancel} />}
      {since === null && drafted && (
        <Proposal
          key={drafted.jobId}
          drafted={drafted}
          record={record}
          onAgain={() => void send(wish as TextRequest)}
          onDiscard={() => setDrafted(null)}
          onTaken={onClose}
        />
      )}
      {since === null && !drafted && (
        <DraftForm
          wish={wish}
          errors={errors}
          isAgain={hasRun}
          onChange={setWish}
          onSend={(request) => void send(request)}
          onBack={onClose}
        />
      )}
      <MonthUse ai={ai} of="tokens" />
    </Stack>
  );
}
