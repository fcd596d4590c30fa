import { Button } from '@mantine/core';
import { useId } from 'react';
import { pastFailureWords } from '@bestellwerk/domain/content-ai/generation/generation';
import { draftedFieldWords } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { ContentJob, KeptDraft } from '@bestellwerk/domain/contracts/content-ai.schema';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { Badge, type Tone } from '../../../shared/ui/badge.js';
import classes from './ai.module.css';
import { useContentJobs, useLazyKeptDraftQuery } from './content-ai-api.js';

interface Properties {
  site: string;
  onOpen(draft: KeptDraft): void;
}

const states: Record<ContentJob['state'], readonly [string, Tone | undefined]> = {
  running: ['Läuft', 'waiting'],
  completed: ['Nicht übernommen', undefined],
  failed: ['Fehlgeschlagen', 'bad'],
  taken: ['Übernommen', 'good'],
};

/** What was asked of models for a page before, newest first; what was not taken over can be opened again. */
export function FormerDrafts({ site, onOpen }: Properties) {
  const jobs = useContentJobs(site);
  const [read, { isFetching, originalArgs }] = useLazyKeptDraftQuery();
  const title = useId();
  const open = async (id: string) => {
    const { data } = await read(id, true);
    if (data) onOpen(data);
  };
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={title} className={classes.former}>
      <h3 id={title}>Frühere Entwürfe</h3>
      <ul>
        {jobs.map((job) => (
          <FormerDraft
            key={job.id}
            {...job}
            isOpening={isFetching && originalArgs === job.id}
            onOpen={() => void open(job.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function FormerDraft({
  at,
  by,
  fields,
  instruction,
  state,
  reason,
  isOpening,
  onOpen,
}: ContentJob & { isOpening: boolean; onOpen(): void }) {
  const when = formatDateTime(new Date(at), useTimeZone());
  const [word, tone] = states[state];
  const parts = [
    ...(reason ? [pastFailureWords[reason]] : []),
    ...[when, ...(by.name ? [by.name] : [])],
    fields.map((field) => draftedFieldWords[field]).join(', '),
  ];
  return (
    <li>
      <div>
        <p>
          <Badge tone={tone}>{word}</Badge> {parts.join(' · ')}
        </p>
        {instruction !== null && <p className={classes.instruction}>„{instruction}“</p>}
      </div>
      {state === 'completed' && (
        <Button
          variant="default"
          size="sm"
          loading={isOpening}
          aria-label={`Entwurf vom ${when} öffnen`}
          onClick={onOpen}
        >
          Öffnen
        </Button>
      )}
    </li>
  );
}
