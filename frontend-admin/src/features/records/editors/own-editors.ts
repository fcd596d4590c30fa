import { type ComponentType } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { FieldEditor, FieldEditorProps } from '../../../shared/records/field-editor.js';

/** Shows beside a form what will come of the record as it is being edited. */
export type Preview = ComponentType<{ record: Fields }>;

/** Shows above a form what the edited record still needs; a new one has no id yet. */
export type Advice = ComponentType<{ record: Fields; id: string | null }>;

/** Editors of fields that are like no other, by the name in their definition. */
export const ownEditors: Readonly<Record<string, FieldEditor>> = {
  'image-crop': editor(() => import('./images/crop-editor.js')),
  'image-file': editor(() => import('./files/image-file-editor.js')),
  'image-focus': editor(() => import('./images/focus-editor.js')),
  'menu-board': editor(() => import('./menu-board/menu-board-editor.js')),
  'product-parts': editor(() => import('./parts/parts-editor.js')),
  'time-zone': editor(() => import('./time-zone-editor.js')),
  'upload-file': editor(() => import('./files/upload-file-editor.js')),
};

/** Editors of kinds of fields that need more than an input, loaded when a form first has such a field. */
export const kindEditors: Readonly<Partial<Record<Control['kind'], FieldEditor>>> = {
  image: editor(() => import('./images/image-editor.js')),
  images: editor(() => import('./images/images-editor.js')),
  hours: editor(() => import('./hours/hours-editor.js')),
};

/** By the name of the resource. */
export const previews: Readonly<Partial<Record<string, Preview>>> = {
  branch: lazyPart(() => import('./branch-preview/branch-preview.js')),
  product: lazyPart(() => import('./product-preview/product-preview.js')),
};

/** By the name of the resource. */
export const advices: Readonly<Partial<Record<string, Advice>>> = {
  branch: lazyPart(() => import('./branch-readiness/branch-readiness.js')),
};

/** An editor may rely on the value type in the definition of its field. */
function editor<Value>(
  load: () => Promise<{ default: ComponentType<FieldEditorProps<Value>> }>,
): FieldEditor {
  return lazyPart(load) as unknown as FieldEditor;
}
