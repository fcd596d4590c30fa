import { TextInput } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { Suspense, useContext } from 'react';
import type { Image } from '@bestellwerk/domain/records/definitions/image';
import { imageUrl, type ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { RecordExtensionsContext } from '../../../../shared/record-fields/record-extensions.js';
import { recordListApi } from '../../../../shared/records/record-list-api.js';
import { describeImage, insertImage, selectedAlt } from './insertions.js';
import classes from './rich-text.module.css';

interface Properties {
  editor: Editor;
  opened: boolean;
  onClose(): void;
}

/** Puts a picture of the library into the text, with what the library says it shows. */
export function ImageChoice({ editor, opened, onClose }: Properties) {
  const { imageDialog: ImageDialog } = useContext(RecordExtensionsContext);
  const [find] = recordListApi.useLazyRecordsQuery();
  if (!ImageDialog) return null;
  const insert = async (image: ImageReference) => {
    const { data } = await find({ path: 'images', ids: [image.id] }, true);
    const known = data?.records[0] as Partial<Image> | undefined;
    insertImage(editor, { src: imageUrl('medium', image), alt: known?.description ?? '' });
  };
  return (
    <Suspense fallback={null}>
      <ImageDialog
        opened={opened}
        isMultiple={false}
        onChoose={([image]) => image && void insert(image)}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** Below the toolbar while a picture is selected: what it shows. */
export function ImageWords({ editor, isReadOnly }: { editor: Editor; isReadOnly: boolean }) {
  const alt = useEditorState({ editor, selector: ({ editor: current }) => selectedAlt(current) });
  if (alt === null) return null;
  return (
    <TextInput
      className={classes.words}
      label="Alternativtext des Bildes"
      description="Für alle, die es nicht sehen. Leer: Es schmückt nur."
      value={alt}
      readOnly={isReadOnly}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        editor.commands.focus();
      }}
      onChange={({ currentTarget }) => describeImage(editor, currentTarget.value)}
    />
  );
}
