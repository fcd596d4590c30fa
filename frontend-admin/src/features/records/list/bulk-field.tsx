import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import { editorFor } from '../fields/editor-for.js';
import { EditorLookup } from '../fields/editor-lookup.js';
import { FieldView } from '../fields/field-view.js';
import { OfferedBranches } from '../fields/offered-branches.js';
import { useOfferedBranches } from '../form/branches-of-form.js';

interface Properties {
  resource: Resource;
  field: string;
  schema: z.ZodType;
  value: unknown;
  problem: string | undefined;
  onChange(value: unknown): void;
}

/** The editor of one field by itself, as the form of a record has it. */
export const BulkField = ({ resource, field, value, problem, ...rest }: Properties) => (
  <OfferedBranches value={useOfferedBranches(resource)}>
    <EditorLookup value={editorFor}>
      <FieldView
        {...rest}
        path={field}
        value={value}
        problemAt={(at) => (at === field ? problem : undefined)}
        isReadOnly={false}
        record={{ [field]: value }}
      />
    </EditorLookup>
  </OfferedBranches>
);
