import type { Editor } from '@tiptap/react';

interface Link {
  readonly href: string;
  /** What is written where no text is selected. */
  readonly name: string;
}

/** Makes the selected text a link, or writes one. */
export function insertLink(editor: Editor, { href, name }: Link): void {
  const isWritten = editor.state.selection.empty && !editor.isActive('link');
  if (!isWritten) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run();
}

/** Puts a picture after the cursor and selects it, so that it can be described. */
export function insertImage(editor: Editor, image: { src: string; alt: string }): void {
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent({ type: 'image', attrs: image }).run();
  let place: number | null = null;
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, position) => {
    if (node.type.name === 'image' && node.attrs['src'] === image.src) place ??= position;
  });
  if (place !== null) editor.commands.setNodeSelection(place);
}

/** Puts a table in, and a line below it where it would be the last, so that one can write on. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .command(({ tr, state }) => {
      const isLast = tr.doc.lastChild?.type.name === 'table';
      if (isLast) tr.insert(tr.doc.content.size, state.schema.nodes['paragraph']!.create());
      return true;
    })
    .run();
}

/** What a selected picture shows, in words; null where no picture is selected. */
export function selectedAlt(editor: Editor): string | null {
  if (!editor.isActive('image')) return null;
  return (editor.getAttributes('image')['alt'] as string | null) ?? '';
}

/** The picture stays selected. */
export const describeImage = (editor: Editor, alt: string): boolean =>
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(tr.selection.from, 'alt', alt);
    return true;
  });
