import { useEffect, useRef } from 'react';
import type { Command } from './command.js';
import classes from './palette.module.css';

interface Properties {
  id: string;
  groups: readonly [group: string, commands: readonly Command[]][];
  /** '5 von 7', by the group of which only some are shown. */
  cut: Readonly<Record<string, string>>;
  chosen: Command | undefined;
  onChoose(command: Command): void;
}

export const optionId = (list: string, { id }: Command): string => `${list}-${id.replace(/\s/g, '-')}`;

/** What the palette offers. The focus stays in the field, which moves the choice. */
export function PaletteList({ id, groups, cut, chosen, onChoose }: Properties) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id]);
  return (
    <div ref={box} id={id} role="listbox" aria-label="Vorschläge" className={classes.list}>
      {groups.map(([group, commands]) => (
        <div key={group} role="group" aria-label={cut[group] ? `${group}, ${cut[group]}` : group}>
          <div className={classes.group} aria-hidden>
            {group}
            {cut[group] && <span>{cut[group]}</span>}
          </div>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command)}
              command={command}
              isChosen={command === chosen}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProperties {
  id: string;
  command: Command;
  isChosen: boolean;
  onChoose(): void;
}

function Option({ id, command: { label, note, icon: Icon }, isChosen, onChoose }: OptionProperties) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {Icon ? <Icon size={20} stroke={1.75} aria-hidden /> : <span className={classes.noIcon} />}
      <span className={classes.label}>
        {label}
        {note && <small>{note}</small>}
      </span>
    </div>
  );
}
