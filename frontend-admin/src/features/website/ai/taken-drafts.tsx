import { draftedFieldWords } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { GeneratedText } from '@bestellwerk/domain/records/definitions/generated';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { Badge } from '../../../shared/ui/badge.js';
import classes from './ai.module.css';
import { useContentJobsQuery, useMayDraft } from './content-ai-api.js';

/** Which texts of a page a model drafted, newest first. */
export function TakenDrafts({ record }: { record: ReadRecord }) {
  const all = (record['generated'] ?? []) as readonly GeneratedText[];
  const mayDraft = useMayDraft();
  const { data: jobs = [] } = useContentJobsQuery(record.id, { skip: !mayDraft || all.length === 0 });
  const timeZone = useTimeZone();
  if (all.length === 0) return null;
  const [newest, ...earlier] = all.toReversed().map(({ jobId, fields, at, model }) => {
    const name = jobs.find(({ id }) => id === jobId)?.by.name;
    const words = fields.map((field) => draftedFieldWords[field]).join(', ');
    const parts = [
      words,
      formatDateTime(new Date(at), timeZone),
      `Modell ${model}`,
      ...(name ? [`von ${name}`] : []),
    ];
    return { jobId, text: parts.join(' · ') };
  });
  return (
    <div className={classes.taken}>
      <p>
        <Badge tone="begun">Mit KI entworfen</Badge> {newest!.text}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary>Frühere Entwürfe mit KI ({earlier.length})</summary>
          <ul>
            {earlier.map(({ jobId, text }) => (
              <li key={jobId}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
