import { type ComponentType, useEffect, useRef } from 'react';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import RecordsPages from '../features/records/records-pages.js';
import {
  type NamedUpload,
  type NewUploadProps,
  type RecordExtensions,
  RecordExtensionsContext,
} from '../shared/record-fields/record-extensions.js';
import type { FieldEditor, FieldEditorProps } from '../shared/record-fields/field-editor.js';

/** The pages of all managed entities, with what the features of single entities add to them. */
export default function RecordsRoute() {
  return (
    <RecordExtensionsContext value={recordExtensions}>
      <RecordsPages />
    </RecordExtensionsContext>
  );
}

const previewLink = lazyPart(() => import('../features/website/preview-link.js'));

/** What the features of single entities add to the mechanism of managed records, each loaded when it is needed. */
export const recordExtensions: RecordExtensions = {
  fieldEditors: {
    'image-crop': editor(() => import('../features/files/images/crop-editor.js')),
    'image-file': editor(() => import('../features/files/uploads/image-file-editor.js')),
    'image-focus': editor(() => import('../features/files/images/focus-editor.js')),
    'image-template-layers': editor(() => import('../features/website/image-template/layers-editor.js')),
    'menu-board': editor(() => import('../features/menus/menu-board-editor.js')),
    'entry-tree': editor(() => import('../features/website/entry-tree/entry-tree-editor.js')),
    'product-parts': editor(() => import('../features/products/parts/parts-editor.js')),
    'time-zone': editor(() => import('../features/branches/time-zone-editor.js')),
    'upload-file': editor(() => import('../features/files/uploads/upload-file-editor.js')),
  },
  kindEditors: {
    image: editor(() => import('../features/files/images/image-editor.js')),
    images: editor(() => import('../features/files/images/images-editor.js')),
    hours: editor(() => import('../features/branches/opening-hours/hours-editor.js')),
    richText: editor(() => import('../features/website/content-fields/rich-text/rich-text-editor.js')),
    markdown: editor(() => import('../features/website/content-fields/markdown-editor.js')),
    color: editor(() => import('../features/website/content-fields/color-editor.js')),
    file: editor(() => import('../features/website/content-fields/file-editor.js')),
    files: editor(() => import('../features/website/content-fields/files-editor.js')),
    tabs: editor(() => import('../features/website/content-fields/tabs-editor.js')),
    collection: editor(() => import('../features/website/content-fields/collection-editor.js')),
  },
  imageDialog: lazyPart(async () => {
    const { ImageDialog } = await import('../features/files/images/image-dialog.js');
    return { default: ImageDialog };
  }),
  newUpload: lazyPart(newUpload),
  fieldNotes: {
    'font-sample': lazyPart(() => import('../features/website/font-sample.js')),
    'payment-method': lazyPart(() => import('../features/branches/payment-method-note.js')),
  },
  previews: {
    branch: lazyPart(() => import('../features/branches/branch-preview/branch-preview.js')),
    product: lazyPart(() => import('../features/products/preview/product-preview.js')),
  },
  draftTools: {
    site: lazyPart(() => import('../features/website/ai/draft-tools.js')),
  },
  listTools: {
    image: lazyPart(() => import('../features/website/ai/picture-button.js')),
  },
  draftViews: { site: previewLink, block: previewLink, node: previewLink },
  advices: {
    branch: lazyPart(() => import('../features/branches/branch-readiness/branch-readiness.js')),
    config: lazyPart(() => import('../features/payments/provider-advice.js')),
  },
  otherParts: {
    branch: lazyPart(() => import('../features/branches/branch-key/branch-key.js')),
    device: lazyPart(() => import('../features/printing/device-tools.js')),
    image: lazyPart(() => import('../features/website/ai/picture-origin.js')),
    redirect: lazyPart(() => import('../features/website/redirect-hits.js')),
    user: lazyPart(() => import('../features/users/user-access.js')),
  },
};

/** What the feature of files has for uploads of its own, as one part for the editors of others. */
async function newUpload() {
  const [{ DropZone }, { useUploads }] = await Promise.all([
    import('../features/files/uploads/drop-zone.js'),
    import('../features/files/uploads/use-uploads.js'),
  ]);
  function NewUpload({ label, accepts, isMultiple, onSent }: NewUploadProps) {
    // Several files become uploads one after the other, and each is added to what is there by then.
    const latest = useRef(onSent);
    useEffect(() => {
      latest.current = onSent;
    });
    const { uploads, send } = useUploads<NamedUpload>({
      path: 'uploads',
      fieldsOf: ({ name, type }) => ({ name, mimeType: type }),
      onSent: (upload, file) => latest.current({ ...upload, name: file.name }),
    });
    return (
      <DropZone
        label={label}
        {...(accepts.length > 0 && { accept: accepts.join(',') })}
        isMultiple={isMultiple}
        uploads={uploads}
        onFiles={(files) => void send(files)}
      />
    );
  }
  return { default: NewUpload };
}

/** An editor may rely on the value type in the definition of its field. */
function editor<Value>(
  load: () => Promise<{ default: ComponentType<FieldEditorProps<Value>> }>,
): FieldEditor {
  return lazyPart(load) as unknown as FieldEditor;
}
