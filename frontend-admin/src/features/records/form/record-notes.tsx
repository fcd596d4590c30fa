import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { isErased } from '@bestellwerk/domain/records/personal-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { useRestoreRecordMutation } from '../../../shared/records/single-record-api.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { FormNote } from '../../../shared/ui/notes.js';
import { LeftInput } from './left-input.js';
import type { RecordDraft } from './use-record-draft.js';

interface Properties {
  resource: Resource;
  record: ReadRecord | null;
  isAllowed: boolean;
  /** Why this record cannot be changed, if the reason is not only missing permission. */
  objection: string | null;
  draft: RecordDraft;
  onDiscard(): void;
  onCompare(record: ReadRecord): void;
}

/** What is special about a record or its form at the moment. */
export function RecordNotes({
  resource,
  record,
  isAllowed,
  objection,
  draft,
  onDiscard,
  onCompare,
}: Properties) {
  const [restore] = useRestoreRecordMutation();
  const { path, personal } = resource;
  /** There is input that cannot be saved any more. */
  const isLeft = draft.isDirty && (!isAllowed || record?.isRemoved === true);
  const isGone = record !== null && isErased(personal, record);
  const takeBack = ({ id, revision }: ReadRecord) => {
    if (revision !== null) void restore({ path, id, revision, to: null, idempotencyKey: randomKey() });
  };
  return (
    <>
      {record?.isRemoved && isGone && (
        <FormNote text="Die personenbezogenen Daten dieses Eintrags wurden endgültig gelöscht." />
      )}
      {record?.isRemoved && !isGone && (
        <FormNote
          text="Dieser Eintrag ist gelöscht."
          action={isAllowed ? 'Wiederherstellen' : undefined}
          onAction={() => takeBack(record)}
        />
      )}
      {isLeft && (
        <LeftInput
          resource={resource}
          draft={draft}
          why={
            isAllowed
              ? 'Dieser Eintrag ist gelöscht.'
              : (objection ?? 'Sie dürfen diesen Eintrag nicht mehr ändern.')
          }
          onDiscard={onDiscard}
        />
      )}
      {!isAllowed && !isLeft && (
        <FormNote text={objection ?? 'Sie können diesen Eintrag lesen, aber nicht ändern.'} />
      )}
      {draft.isFound && !isLeft && (
        <FormNote
          text="Ihre noch nicht gespeicherten Eingaben von vorhin sind wieder da."
          action="Eingaben verwerfen"
          onAction={onDiscard}
        />
      )}
      {record && draft.isBehind && !isLeft && (
        <FormNote
          text="Jemand anderes hat diesen Eintrag inzwischen geändert."
          action="Änderungen übernehmen"
          onAction={() => onCompare(record)}
        />
      )}
    </>
  );
}
