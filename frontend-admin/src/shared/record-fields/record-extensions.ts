import { type ComponentType, createContext } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import type { Fields } from '@bestellwerk/domain/records/record-state';
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
  onSent(upload: ReadRecord): void;
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
  /** Shows a saved draft, or an earlier revision of it, as guests would see it. */
  readonly draftViews: ByResource<{ id: string; revision: string | null }>;
  /** Above a form: what the edited record still needs; a new one has no id yet. */
  readonly advices: ByResource<{ record: Fields; id: string | null }>;
  /** Below a form: what belongs to a record and is not one of its fields. */
  readonly otherParts: ByResource<{ id: string }>;
}

export const RecordExtensionsContext = createContext<RecordExtensions>({
  fieldEditors: {},
  kindEditors: {},
  fieldNotes: {},
  previews: {},
  draftViews: {},
  advices: {},
  otherParts: {},
});

/** Finds what edits a field. Given by the form, so that editors may show fields of their own. */
export const EditorLookup = createContext<((control: Control) => FieldEditor) | null>(null);

/** The branches that a form offers: those in which the user may change such records. */
export const OfferedBranches = createContext<'all' | readonly string[]>('all');
