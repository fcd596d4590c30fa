import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { OfferedBranches } from '../../../shared/record-fields/record-extensions.js';
import { useOfferedBranches } from './branches-of-form.js';
import { ConflictDialog } from './conflict-dialog.js';
import { LeaveGuard } from '../../../shared/navigation-guard/leave-guard.js';
import { PriceDialog } from './price-dialog.js';
import { ProblemAlert } from './problem-alert.js';
import { PublicationBlock } from './publication-block.js';
import { RecordForm } from './record-form.js';
import classes from './record-form.module.css';
import { RecordHead } from './record-head.js';
import { RecordNotes } from './record-notes.js';
import { useIsPreviewed, OtherParts, RecordAdvice, RecordPreview } from './record-parts.js';
import { SaveBar } from './save-bar.js';
import { fieldOrder } from './sections.js';
import { useRecordEditing, type Edited } from './use-record-editing.js';

/** The form of a record with its actions; read-only without permission to change it. */
export function RecordEditing(edited: Edited) {
  const { resource, record } = edited;
  const editing = useRecordEditing(edited);
  const { draft, errors, id, isNew, isAllowed, isReadOnly, titleId } = editing;
  const offered = useOfferedBranches(resource);
  const [isDiscarding, discarding] = useDisclosure(false);
  return (
    <div className={classes.page} data-previewed={useIsPreviewed(resource) || undefined}>
      <div>
        <RecordHead
          resource={resource}
          record={record}
          id={id}
          isReadOnly={isReadOnly}
          isDirty={draft.isDirty}
          onBegin={(newer) => draft.begin(newer)}
          onPaste={(fields) => draft.set({ ...draft.fields, ...fields })}
          onLeave={editing.leave}
          titleId={titleId}
        />
        <RecordNotes
          resource={resource}
          record={record}
          isAllowed={isAllowed}
          objection={editing.objection}
          draft={draft}
          onDiscard={discarding.open}
          onCompare={editing.compare}
        />
        {!record?.isRemoved && <RecordAdvice resource={resource} fields={draft.fields} id={id} />}
        {record && (
          <PublicationBlock
            resource={resource}
            record={record}
            isDirty={draft.isDirty}
            isReadOnly={isReadOnly}
          />
        )}
        <form
          aria-labelledby={titleId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            editing.save();
          }}
        >
          <div className={classes.alert}>
            <ProblemAlert resource={resource} errors={errors} order={fieldOrder(editing.sections)} />
          </div>
          <OfferedBranches value={offered}>
            <RecordForm
              sections={editing.sections}
              fields={draft.fields}
              errors={errors.fields}
              isReadOnly={isReadOnly}
              onChange={draft.set}
            />
          </OfferedBranches>
        </form>
        {record && !record.isRemoved && <OtherParts resource={resource} id={record.id} />}
        {!isReadOnly && (
          <SaveBar
            isDirty={draft.isDirty}
            isNew={isNew}
            isSaving={editing.isSaving}
            onSave={editing.save}
            onDiscard={discarding.open}
          />
        )}
      </div>
      <RecordPreview resource={resource} fields={draft.fields} />
      <ConflictDialog
        resource={resource}
        conflict={editing.conflict}
        onDecide={editing.decide}
        onClose={editing.postpone}
      />
      <ConfirmDialog
        opened={isDiscarding}
        title="Änderungen verwerfen?"
        action="Verwerfen"
        back="Weiter bearbeiten"
        isDangerous
        onConfirm={() => {
          editing.discard();
          discarding.close();
        }}
        onClose={discarding.close}
      >
        <p>Was Sie geändert und nicht gespeichert haben, geht verloren.</p>
      </ConfirmDialog>
      <PriceDialog question={editing.question} onClose={editing.closeQuestion} />
      <LeaveGuard isDirty={draft.isDirty} isAllowed={editing.isLeaving} />
    </div>
  );
}
