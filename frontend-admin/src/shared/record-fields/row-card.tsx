import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { FieldEditorProps } from './field-editor.js';
import { PartFields } from './group-field.js';
import classes from './rows-field.module.css';

interface Properties extends Omit<FieldEditorProps, 'form'> {
  /** 'Liefergebiet 2' */
  name: string;
  /** What the entry is shown as; its name if left out. */
  title?: ReactNode;
  /** Left out where its fields are always in sight. */
  fold?: { isOpen: boolean; onToggle(): void };
  onMove: { up: (() => void) | null; down: (() => void) | null };
  /** Left out where entries cannot be copied; null if no more fit. */
  onCopy?: (() => void) | null;
  onRemove(): void;
}

/** One entry of a list, with its fields. */
export function RowCard({ name, title = name, fold, onMove, onCopy, onRemove, ...rest }: Properties) {
  const id = useId();
  return (
    <section className={classes.row} aria-label={name} data-field={rest.path}>
      <header>
        <h3>
          {fold ? (
            <button type="button" aria-expanded={fold.isOpen} aria-controls={id} onClick={fold.onToggle}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        {!rest.isReadOnly && (
          <div>
            <Tool label={`${name} nach oben`} icon={IconArrowUp} onClick={onMove.up} />
            <Tool label={`${name} nach unten`} icon={IconArrowDown} onClick={onMove.down} />
            {onCopy !== undefined && <Tool label={`${name} kopieren`} icon={IconCopy} onClick={onCopy} />}
            <Tool label={`${name} entfernen`} icon={IconTrash} onClick={onRemove} />
          </div>
        )}
      </header>
      <div id={id} hidden={fold?.isOpen === false}>
        {fold?.isOpen !== false && <PartFields {...rest} value={rest.value as Fields} />}
      </div>
    </section>
  );
}

interface ToolProperties {
  label: string;
  icon: typeof IconTrash;
  onClick: (() => void) | null;
}

const Tool = ({ label, icon: Icon, onClick }: ToolProperties) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={40}
    aria-label={label}
    disabled={onClick === null}
    onClick={onClick ?? undefined}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
