import { createContext } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { FieldEditor } from './field-editor.js';

/** Finds what edits a field. Given by the form, so that editors may show fields of their own. */
export const EditorLookup = createContext<((control: Control) => FieldEditor) | null>(null);
