import { IconLink, IconLinkOff, IconPhoto, IconTablePlus } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { insertTable } from './insertions.js';
import { RovingToolbar } from './roving-toolbar.js';
import { ToolButton } from './tool-button.js';
import { tableTools, tools, type Tool } from './tools.js';
import classes from './rich-text.module.css';

interface Properties {
  editor: Editor;
  /** Of the field. */
  label: string;
  isReadOnly: boolean;
  onLink(): void;
  /** Null where no pictures can be chosen. */
  onImage: (() => void) | null;
}

const all = [...tools.flat(), ...tableTools];

/** What can be done to the selected text, and which of it has been done. */
export function Toolbar({ editor, label, isReadOnly, onLink, onImage }: Properties) {
  const { pressed, isLink, isTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: all.filter(({ isActive }) => isActive?.(current)).map((tool) => tool.label),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
    }),
  });
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.label}
      label={tool.label}
      icon={tool.icon}
      isPressed={tool.isActive && pressed.includes(tool.label)}
      isDisabled={isReadOnly}
      onClick={() => tool.run(editor.chain().focus()).run()}
    />
  );
  return (
    <RovingToolbar label={`${label}: Formate`}>
      {tools.map((group, index) => (
        <div key={index} className={classes.group}>
          {group.map(button)}
        </div>
      ))}
      <div className={classes.group}>
        <ToolButton
          label="Link"
          icon={IconLink}
          isPressed={isLink}
          isDisabled={isReadOnly}
          onClick={onLink}
        />
        {isLink && (
          <ToolButton
            label="Link entfernen"
            icon={IconLinkOff}
            isDisabled={isReadOnly}
            onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
          />
        )}
        {onImage && <ToolButton label="Bild" icon={IconPhoto} isDisabled={isReadOnly} onClick={onImage} />}
        {!isTable && (
          <ToolButton
            label="Tabelle"
            icon={IconTablePlus}
            isDisabled={isReadOnly}
            onClick={() => insertTable(editor)}
          />
        )}
      </div>
      {isTable && <div className={classes.group}>{tableTools.map(button)}</div>}
    </RovingToolbar>
  );
}
