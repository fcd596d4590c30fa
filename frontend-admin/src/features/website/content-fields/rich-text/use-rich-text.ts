import { createDocument, type Editor, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { extensions } from './extensions.js';

interface Text {
  /** HTML. */
  text: string;
  /** Of the place in which is written. */
  attributes: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange(text: string): void;
}

/** An editor that shows a text and follows it where others change it. */
export function useRichText({ text, attributes, isReadOnly, onChange }: Text): Editor {
  /** What was shown last, and what has been written since: it comes back as `text` one after the other. */
  const written = useRef([text]);
  const attributeText = JSON.stringify(attributes);
  const editorProps = useMemo(() => propsOf(JSON.parse(attributeText)), [attributeText]);
  const editor = useEditor({
    ...{ extensions, editorProps, injectCSS: false, content: text, editable: !isReadOnly },
    onUpdate: ({ editor: current }) => {
      const html = htmlOf(current);
      written.current.push(html);
      onChange(html);
    },
  });
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);
  useLayoutEffect(() => {
    const known = written.current.lastIndexOf(text);
    written.current = known < 0 ? [text] : written.current.slice(known);
    if (known >= 0 || createDocument(text, editor.schema).eq(editor.state.doc)) return;
    editor.commands.setContent(text, { emitUpdate: false });
  }, [editor, text]);
  return editor;
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

const propsOf = (attributes: Record<string, string>): NonNullable<UseEditorOptions['editorProps']> => ({
  attributes,
  handleDOMEvents: {
    click: (_view, event) => {
      // Where nothing can be written the browser would follow links, also to pages by their ids.
      if ((event.target as Element).closest('a')) event.preventDefault();
      return false;
    },
  },
});
