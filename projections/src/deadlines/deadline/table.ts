import type { Deadline, DeadlineKind } from '@bestellwerk/domain/deadlines/deadlines';
import { column, readModel } from '../../engine/storage/read-model.js';

/** Something that is still waited for. */
export interface DeadlineRow extends Deadline {
  key: string;
  kind: DeadlineKind;
  stream: string;
  subject: string;
  dueAt: string;
}

export const deadlineTable = readModel<DeadlineRow>({
  name: 'deadline',
  columns: {
    key: column.text({ primary: true }),
    kind: column.text(),
    stream: column.text(),
    subject: column.text(),
    dueAt: column.instant(),
  },
  indices: [{ columns: ['dueAt'] }],
});
