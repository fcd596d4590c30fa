import { Input } from '@mantine/core';
import { EditorContent } from '@tiptap/react';
import { useContext, useId, useState } from 'react';
import type { RichText } from '@bestellwerk/domain/records/content-fields';
import { type FieldEditorProps, inputOrder } from '../../../../shared/record-fields/field-editor.js';
import { RecordExtensionsContext } from '../../../../shared/record-fields/record-extensions.js';
import { ImageChoice, ImageWords } from './image-choice.js';
import { insertLink } from './insertions.js';
import { LinkDialog } from './link-dialog.js';
import { Toolbar } from './toolbar.js';
import { useRichText } from './use-rich-text.js';
import classes from './rich-text.module.css';

/** Text with formats, links, pictures and tables. */
export default function RichTextEditor({ form, path, value, ...rest }: FieldEditorProps<RichText | null>) {
  const { onChange, problemAt, isReadOnly } = rest;
  const id = useId();
  const problem = problemAt(path);
  const [open, setOpen] = useState<'link' | 'image' | null>(null);
  const { imageDialog } = useContext(RecordExtensionsContext);
  const described = [form.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const editor = useRichText({
    text: value?.text ?? '',
    isReadOnly,
    attributes: {
      'aria-labelledby': `${id}-label`,
      'aria-multiline': 'true',
      ...(described !== '' && { 'aria-describedby': described }),
      ...(problem !== undefined && { 'aria-invalid': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    },
    onChange: (text) => onChange({ format: 'html', text }),
  });
  const close = () => {
    setOpen(null);
    editor.commands.focus();
  };
  return (
    <Input.Wrapper
      label={form.label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.commands.focus() }}
      description={form.help}
      descriptionProps={{ id: `${id}-help` }}
      error={problem}
      errorProps={{ id: `${id}-problem` }}
      inputWrapperOrder={inputOrder}
    >
      <div
        className={classes.editor}
        data-invalid={problem !== undefined || undefined}
        data-read-only={isReadOnly || undefined}
      >
        <Toolbar
          editor={editor}
          label={form.label}
          isReadOnly={isReadOnly}
          onLink={() => setOpen('link')}
          onImage={imageDialog ? () => setOpen('image') : null}
        />
        <ImageWords editor={editor} isReadOnly={isReadOnly} />
        <EditorContent editor={editor} className={classes.text} />
      </div>
      <LinkDialog
        opened={open === 'link'}
        href={(editor.getAttributes('link')['href'] as string | undefined) ?? ''}
        onChoose={(link) => {
          setOpen(null);
          insertLink(editor, link);
        }}
        onClose={close}
      />
      <ImageChoice editor={editor} opened={open === 'image'} onClose={close} />
    </Input.Wrapper>
  );
}
