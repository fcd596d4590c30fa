import { changedSince, type DraftedTexts } from '@bestellwerk/domain/content-ai/text-digests';
import { draftedFieldWords } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { DraftedField, GeneratedText } from '@bestellwerk/domain/records/definitions/generated';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { useRecordHistoryQuery } from '../../../shared/records/single-record-api.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { Badge } from '../../../shared/ui/badge.js';
import classes from './ai.module.css';
import { reviewOf } from './reviews.js';

const namesOf = (fields: readonly DraftedField[]) =>
  fields.map((field) => draftedFieldWords[field]).join(', ');

/** Which texts of a page a model drafted, newest first, what people have made of them, and who published it since. */
export function TakenDrafts({ record }: { record: ReadRecord }) {
  const all = (record['generated'] ?? []) as readonly GeneratedText[];
  const { data: history = [] } = useRecordHistoryQuery(
    { path: 'sites', id: record.id },
    { skip: all.length === 0 },
  );
  const timeZone = useTimeZone();
  if (all.length === 0) return null;
  const time = (at: string) => formatDateTime(new Date(at), timeZone);
  const [newest, ...earlier] = all.toReversed().map((draft) => {
    const { jobId, fields, at, by, model } = draft;
    const changed = changedSince(draft, record as unknown as DraftedTexts);
    const name = history.find(({ actor }) => actor.id === by)?.actor.name;
    const review = reviewOf(history, jobId);
    const parts = [
      ...[namesOf(fields), time(at), `Modell ${model}`],
      ...(name ? [`von ${name}`] : []),
      ...(changed.length > 0 && changed.length < fields.length
        ? [`seither geändert: ${namesOf(changed)}`]
        : []),
      ...(review ? [`veröffentlicht von ${review.name}, ${time(review.at)}`] : []),
    ];
    const words = changed.length > 0 ? 'Mit KI entworfen, seither geändert' : 'Mit KI entworfen';
    return { jobId, isChanged: changed.length > 0, words, text: parts.join(' · ') };
  });
  return (
    <div className={classes.taken}>
      <p>
        <Badge tone={newest!.isChanged ? undefined : 'begun'}>{newest!.words}</Badge> {newest!.text}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary>Frühere Entwürfe mit KI ({earlier.length})</summary>
          <ul>
            {earlier.map(({ jobId, words, text }) => (
              <li key={jobId}>
                {words}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
