import type { Resource } from '@bestellwerk/domain/records/resource';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import type { LiveReadModel } from '../platform/consistency/live-read-model.js';
import { mayRead } from './record-access.js';

/** Without rows: every client sorts and filters in its own way. */
export const liveRecords = (resource: Resource): LiveReadModel => ({
  name: modelNameOf(resource),
  topics: [
    {
      kind: 'records',
      open: (path, { staff }) => path === resource.path && mayRead(resource, staff),
    },
  ],
});
