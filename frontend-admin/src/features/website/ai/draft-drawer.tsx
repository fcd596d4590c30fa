import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ContentAi, KeptDraft } from '@bestellwerk/domain/contracts/content-ai.schema';
import type { TextRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import { useEntries } from '../../../shared/forms/entry-guard.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { FormNote } from '../../../shared/ui/notes.js';
import { useDraftTextMutation } from './content-ai-api.js';
import { draftFields, DraftForm } from './draft-form.js';
import { FormerDrafts } from './former-drafts.js';
import { Proposal } from './proposal.js';
import { RequestFrame } from './request-frame.js';
import { useRequest } from './use-request.js';

interface Properties {
  ai: ContentAi;
  record: ReadRecord;
  onClose(): void;
}

const words = { running: 'Das Modell schreibt …', done: 'Der Vorschlag ist da.' };

const begin: TextRequest = {
  ...{ instruction: '', tone: 'friendly', length: 'medium', mode: 'write' },
  fields: ['title', 'description', 'body'],
};

/**
 * Asks a model for texts of a page, shows what it proposes beside what there is, and takes over what the user wants, also of
 * former drafts.
 */
export function DraftDrawer({ ai, record, onClose }: Properties) {
  const [wish, setWish] = useState(begin);
  const [shown, setShown] = useState<{ draft: KeptDraft; isFormer: boolean } | null>(null);
  const [isBack, setBack] = useState(false);
  const [ask] = useDraftTextMutation();
  const request = useRequest(draftFields);
  useEntries(wish.instruction);

  const send = async (wanted: TextRequest) => {
    setShown(null);
    const body = { site: record.id, request: wanted };
    const drafted = await request.send(body, ask);
    if (drafted?.status === 'failed') {
      request.setErrors({ fields: {}, general: drafted.warnings.join(' ') });
    } else if (drafted) setShown({ draft: drafted, isFormer: false });
  };
  const goBack = () => {
    setShown(null);
    setBack(true);
  };

  return (
    <RequestFrame
      {...{ request, words, ai }}
      of="tokens"
      answer={
        shown && (
          <Proposal
            key={shown.draft.jobId}
            drafted={shown.draft}
            record={record}
            onAgain={shown.isFormer ? null : () => void send(wish)}
            onBack={goBack}
            onTaken={onClose}
          />
        )
      }
      form={
        <>
          <DraftForm
            wish={wish}
            refused={request.errors}
            isAgain={request.hasRun || isBack}
            onChange={setWish}
            onSend={(wanted) => void send(wanted)}
            onBack={onClose}
          />
          <FormerDrafts site={record.id} onOpen={(draft) => setShown({ draft, isFormer: true })} />
        </>
      }
    />
  );
}

/** Instead of the form while that of the page has changes. */
export const SaveFirst = ({ onClose }: { onClose(): void }) => (
  <Stack>
    <FormNote text="Im Formular stehen Änderungen, die noch nicht gespeichert sind. Bitte speichern Sie zuerst: Der Entwurf geht von dem aus, was gespeichert ist." />
    <Group justify="flex-end">
      <Button variant="default" data-autofocus onClick={onClose}>
        Zurück
      </Button>
    </Group>
  </Stack>
);
