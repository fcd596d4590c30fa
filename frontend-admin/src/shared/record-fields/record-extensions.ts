import { type ComponentType, createContext } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import type { uploadReferenceSchema } from '@bestellwerk/domain/records/definitions/upload.schema';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import type { ReadRecord } from '../records/record-types.js';
import type { FieldEditor } from './field-editor.js';

type ByResource<Properties> = Readonly<Partial<Record<string, ComponentType<Properties>>>>;

export interface ImageDialogProps {
  opened: boolean;
  isMultiple: boolean;
  onChoose(images: ImageReference[]): void;
  onClose(): void;
}

export interface NewUploadProps {
  label: string;
  /** Endings of the names of files; all if empty. */
  accepts: readonly string[];
  isMultiple: boolean;
  onSent(upload: NamedUpload): void;
}

/** An upload as another record names it. `name` is added on reading and ignored on writing. */
export type NamedUpload = z.infer<typeof uploadReferenceSchema> & { readonly name?: string };

export interface DraftToolsProps {
  record: ReadRecord;
  /** The form has changes that are not saved. */
  isDirty: boolean;
  isReadOnly: boolean;
}

export interface DraftViewProps {
  resource: Resource;
  id: string;
  /** Null: the newest draft. */
  revision: string | null;
}

/** What some entities have beyond the form that follows from their definition. The app composes it from their features. */
export interface RecordExtensions {
  /** Editors of fields that are like no other, by the name in their definition. */
  readonly fieldEditors: Readonly<Record<string, FieldEditor>>;
  /** Editors of kinds of fields that need more than an input. */
  readonly kindEditors: Readonly<Partial<Record<Control['kind'], FieldEditor>>>;
  /** Below fields: what does not follow from the record alone, by the name in their definition. */
  readonly fieldNotes: Readonly<Partial<Record<string, ComponentType<{ field: string; record: Fields }>>>>;
  /** Lets one of the images of the library be chosen, or several. */
  readonly imageDialog?: ComponentType<ImageDialogProps>;
  /** Makes uploads of files of the user. */
  readonly newUpload?: ComponentType<NewUploadProps>;
  /** Beside a form: what will come of the record as it is being edited. */
  readonly previews: ByResource<{ record: Fields }>;
  /** Beside the publication of a record with drafts: what else can be done with its saved draft. */
  readonly draftTools: ByResource<DraftToolsProps>;
  /** Shows a saved draft, or an earlier revision of it, as guests would see it. */
  readonly draftViews: ByResource<DraftViewProps>;
  /** Above a form: what the edited record still needs; a new one has no id yet. */
  readonly advices: ByResource<{ record: Fields; id: string | null }>;
  /** Above a list: other ways to new records. */
  readonly listTools: ByResource<object>;
  /** Below a form: what belongs to a record and is not one of its fields. */
  readonly otherParts: ByResource<{ id: string }>;
}

export const RecordExtensionsContext = createContext<RecordExtensions>({
  fieldEditors: {},
  kindEditors: {},
  fieldNotes: {},
  previews: {},
  draftTools: {},
  draftViews: {},
  advices: {},
  listTools: {},
  otherParts: {},
});

/** Finds what edits a field. Given by the form, so that editors may show fields of their own. */
export const EditorLookup = createContext<((control: Control) => FieldEditor) | null>(null);

/** The branches that a form offers: those in which the user may change such records. */
export const OfferedBranches = createContext<'all' | readonly string[]>('all');
