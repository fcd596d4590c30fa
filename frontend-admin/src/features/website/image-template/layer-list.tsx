import { typeOf } from '@bestellwerk/domain/records/item-types';
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLetterT,
  IconPhoto,
  IconRosetteDiscount,
  IconShape,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { AddMenu } from '../content-fields/add-menu.js';
import classes from './image-template.module.css';
import { nameOf } from './layers.js';
import { MOST_LAYERS, type LayerEditing } from './use-layer-editing.js';

const icons: Readonly<Record<string, TablerIcon>> = {
  image: IconPhoto,
  text: IconLetterT,
  shape: IconShape,
  logo: IconRosetteDiscount,
};
/** In milliseconds: a menu that closes gives the focus back to its button first. */
const AFTER_MENU = 50;

interface Properties {
  editing: LayerEditing;
  isReadOnly: boolean;
  /** Whether something in the layer at this place has to be mended. */
  isWrong(index: number): boolean;
  onKeyDown(event: KeyboardEvent): void;
}

/** All layers, the one on top first, and what can be done with the selected one. */
export function LayerList({ editing, isReadOnly, isWrong, onKeyDown }: Properties) {
  const { list, selectedKey, types, removal } = editing;
  const place = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useSelectedInSight(place, selectedKey);
  /** Leads to the selected layer, or to what adds one. */
  const focus = () =>
    setTimeout(
      () => (place.current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? adding.current)?.focus(),
      AFTER_MENU,
    );
  const add = (type: string) => {
    editing.add(type);
    focus();
  };
  const removeSelected = () => {
    editing.remove();
    focus();
  };
  // A button that is removed loses the focus.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && !isReadOnly) removeSelected();
    else onKeyDown(event);
  };
  return (
    <div ref={place} className={classes.list}>
      {!isReadOnly && (
        <Tools editing={editing} onRemove={removeSelected}>
          <AddMenu ref={adding} one="Ebene" types={types} isFull={editing.isFull} onAdd={add} />
        </Tools>
      )}
      {!isReadOnly && editing.isFull && <p className={classes.hint}>Mehr als {MOST_LAYERS} gehen nicht.</p>}
      {removal && (
        <p className={classes.removal}>
          {removal.words}
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              editing.undo();
              focus();
            }}
          >
            Rückgängig
          </Button>
        </p>
      )}
      {list.length === 0 && (
        <div className={classes.empty}>
          <p>
            Noch keine Ebenen. Beginnen Sie mit dem Bild, für das die Vorlage verwendet wird; Texte, Formen
            und das Logo kommen darüber.
          </p>
          {!isReadOnly && <Button onClick={() => add('image')}>Bild hinzufügen</Button>}
        </div>
      )}
      <ol reversed className={classes.layers} aria-label="Ebenen, die oberste zuerst">
        {list
          .map(({ key, layer }, index) => {
            const Icon = icons[typeOf(layer)] ?? IconShape;
            const isHidden = layer['isHidden'] === true;
            return (
              <li key={key} data-hidden={isHidden || undefined}>
                <button
                  type="button"
                  aria-pressed={key === selectedKey}
                  onClick={() => editing.select(key)}
                  onKeyDown={(event) => key === selectedKey && press(event)}
                >
                  <Icon size={18} aria-hidden />
                  <span>
                    {index + 1}. {editing.typeWord(layer)} {nameOf(layer) !== '' && <b>{nameOf(layer)}</b>}
                  </span>
                  {isHidden && <IconEyeOff size={16} aria-hidden />}
                  {isHidden && <VisuallyHidden>(ausgeblendet)</VisuallyHidden>}
                  {isWrong(index) && <IconAlertTriangle size={18} className={classes.wrong} aria-hidden />}
                  {isWrong(index) && <VisuallyHidden>(bitte prüfen)</VisuallyHidden>}
                </button>
              </li>
            );
          })
          .reverse()}
      </ol>
    </div>
  );
}

/** Scrolls the list, and not the page, to the selected layer. */
function useSelectedInSight(place: RefObject<HTMLElement | null>, selectedKey: string | null): void {
  useEffect(() => {
    const item = place.current?.querySelector('[aria-pressed="true"]');
    const list = item?.closest('ol');
    if (!item || !list) return;
    const [at, room] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.top < room.top) list.scrollTop -= room.top - at.top;
    else if (at.bottom > room.bottom) list.scrollTop += at.bottom - room.bottom;
  }, [place, selectedKey]);
}

interface ToolsProperties {
  editing: LayerEditing;
  onRemove(): void;
  children: ReactNode;
}

/** What can be done with the selected layer. */
function Tools({ editing, onRemove, children }: ToolsProperties) {
  const { selected, index, list } = editing;
  const isHidden = selected?.layer['isHidden'] === true;
  return (
    <div className={classes.tools} role="group" aria-label="Ebenen bearbeiten">
      {children}
      <div>
        <Tool
          label="Nach vorne"
          icon={IconArrowUp}
          onClick={selected && index < list.length - 1 ? () => editing.stack(1) : null}
        />
        <Tool
          label="Nach hinten"
          icon={IconArrowDown}
          onClick={selected && index > 0 ? () => editing.stack(-1) : null}
        />
        <Tool
          label="Duplizieren"
          icon={IconCopy}
          onClick={selected && !editing.isFull ? editing.duplicate : null}
        />
        <Tool
          label={isHidden ? 'Einblenden' : 'Ausblenden'}
          icon={isHidden ? IconEye : IconEyeOff}
          onClick={selected ? editing.toggleHidden : null}
        />
        <Tool label="Entfernen" icon={IconTrash} onClick={selected ? onRemove : null} />
      </div>
    </div>
  );
}

interface ToolProperties {
  label: string;
  icon: TablerIcon;
  onClick: (() => void) | null;
}

/** Stays in reach of the keyboard where it can do nothing: the focus is not lost at the last step. */
export const Tool = ({ label, icon: Icon, onClick }: ToolProperties) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="default"
      size={40}
      aria-label={label}
      data-disabled={onClick === null || undefined}
      aria-disabled={onClick === null}
      onClick={onClick ?? undefined}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
