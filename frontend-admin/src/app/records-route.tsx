import type { ComponentType } from 'react';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import RecordsPages from '../features/records/records-pages.js';
import { type RecordExtensions, RecordExtensionsContext } from '../shared/record-fields/record-extensions.js';
import type { FieldEditor, FieldEditorProps } from '../shared/record-fields/field-editor.js';

/** The pages of all managed entities, with what the features of single entities add to them. */
export default function RecordsRoute() {
  return (
    <RecordExtensionsContext value={recordExtensions}>
      <RecordsPages />
    </RecordExtensionsContext>
  );
}

/** What the features of single entities add to the mechanism of managed records, each loaded when it is needed. */
export const recordExtensions: RecordExtensions = {
  fieldEditors: {
    'image-crop': editor(() => import('../features/files/images/crop-editor.js')),
    'image-file': editor(() => import('../features/files/uploads/image-file-editor.js')),
    'image-focus': editor(() => import('../features/files/images/focus-editor.js')),
    'menu-board': editor(() => import('../features/menus/menu-board-editor.js')),
    'product-parts': editor(() => import('../features/products/parts/parts-editor.js')),
    'time-zone': editor(() => import('../features/branches/time-zone-editor.js')),
    'upload-file': editor(() => import('../features/files/uploads/upload-file-editor.js')),
  },
  kindEditors: {
    image: editor(() => import('../features/files/images/image-editor.js')),
    images: editor(() => import('../features/files/images/images-editor.js')),
    hours: editor(() => import('../features/branches/opening-hours/hours-editor.js')),
  },
  fieldNotes: {
    'payment-method': lazyPart(() => import('../features/branches/payment-method-note.js')),
  },
  previews: {
    branch: lazyPart(() => import('../features/branches/branch-preview/branch-preview.js')),
    product: lazyPart(() => import('../features/products/preview/product-preview.js')),
  },
  advices: {
    branch: lazyPart(() => import('../features/branches/branch-readiness/branch-readiness.js')),
    config: lazyPart(() => import('../features/payments/provider-advice.js')),
  },
  otherParts: {
    branch: lazyPart(() => import('../features/branches/branch-key/branch-key.js')),
    device: lazyPart(() => import('../features/printing/device-tools.js')),
    redirect: lazyPart(() => import('../features/website/redirect-hits.js')),
    user: lazyPart(() => import('../features/users/user-access.js')),
  },
};

/** An editor may rely on the value type in the definition of its field. */
function editor<Value>(
  load: () => Promise<{ default: ComponentType<FieldEditorProps<Value>> }>,
): FieldEditor {
  return lazyPart(load) as unknown as FieldEditor;
}
