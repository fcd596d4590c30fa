import type { Resource } from '@bestellwerk/domain/records/resource';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { type FormErrors, formErrorsOf, sendOnce } from '../../../shared/forms/form-sending.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import {
  usePublishRecordMutation,
  useUnpublishRecordMutation,
} from '../../../shared/records/single-record-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';

/** Answers what is wrong, by field; null once it is done. */
export type Publish = (times?: { from: string | null; until: string | null }) => Promise<FormErrors | null>;

/** Publishes a record and takes that back, and says so; at once it says what is wrong, with times its caller does. */
export function usePublishing(resource: Resource, record: ReadRecord) {
  const dispatch = useAppDispatch();
  const [publishing, published] = usePublishRecordMutation();
  const [unpublishing, unpublished] = useUnpublishRecordMutation();
  const place = { path: resource.path, id: record.id, revision: record.revision ?? '' };
  const say = (text: string) => dispatch(toastShown({ kind: 'success', text }));
  const complain = (general: string | null) =>
    general !== null && dispatch(toastShown({ kind: 'error', text: general }));

  const publish: Publish = async (times) => {
    const body = times ?? { from: null, until: null };
    const { error } = await sendOnce(
      `publish:${place.path}/${place.id}`,
      { ...place, ...body },
      (idempotencyKey) => publishing({ ...place, ...body, idempotencyKey }),
    );
    if (!error) {
      say(body.from === null ? `${resource.words.one} veröffentlicht.` : 'Veröffentlichung geplant.');
      return null;
    }
    const errors = formErrorsOf(error);
    if (!times) complain(errors.general);
    return errors;
  };
  const unpublish = async (isScheduledOnly: boolean): Promise<void> => {
    const body = { ...place, isScheduledOnly };
    const { error } = await sendOnce(`unpublish:${place.path}/${place.id}`, body, (idempotencyKey) =>
      unpublishing({ ...body, idempotencyKey }),
    );
    if (error) complain(formErrorsOf(error).general);
    else say(isScheduledOnly ? 'Planung aufgehoben.' : `${resource.words.one} zurückgezogen.`);
  };
  return { publish, unpublish, isWorking: published.isLoading || unpublished.isLoading };
}
