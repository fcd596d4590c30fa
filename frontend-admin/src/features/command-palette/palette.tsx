import { Modal, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useUser } from '../../shared/session/use-user.js';
import { grouped, matching, type Command, type PalettePage } from './command.js';
import { optionId, PaletteList } from './palette-list.js';
import classes from './palette.module.css';
import { recentChoices, rememberChoice } from './recent-choices.js';
import { useCommands } from './use-commands.js';
import { type Hits, useHits } from './use-hits.js';

interface Properties {
  pages: readonly PalettePage[];
  onClose(): void;
}

/** One search field for all pages, records and actions. */
export default function Palette({ pages, onClose }: Properties) {
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={620}
      yOffset="12vh"
      centered={false}
      padding={0}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Suchen und springen' } }}
    >
      <PaletteSearch pages={pages} onClose={onClose} />
    </Modal>
  );
}

function PaletteSearch({ pages, onClose }: Properties) {
  const list = useId();
  const navigate = useNavigate();
  const { id: user } = useUser().user;
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const own = useCommands(pages);
  const { hits, isAsking, cut } = useHits(query, pages);
  const [recent] = useState(() => recentChoices(user));
  const found = query.trim() === '' ? [...recent, ...own] : [...matching(own, query), ...hits];
  const groups = grouped(found);
  const commands = groups.flatMap(([, group]) => group);
  const chosen = commands[place];

  const choose = (command: Command) => {
    rememberChoice(user, command);
    onClose();
    if (typeof command.action === 'string') void navigate(command.action);
    else command.action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setPlace((place + step + commands.length) % commands.length);
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <>
      <div className={classes.search}>
        <IconSearch size={22} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label="Seite, Eintrag, Bestellung oder Aktion"
          aria-expanded={commands.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(list, chosen)}
          placeholder="Suchen oder springen …"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          autoFocus
          data-autofocus
          value={query}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <VisuallyHidden role="status">{isAsking ? '' : countWords(found, cut)}</VisuallyHidden>
      <FailedRead endpoint="search" />
      <PaletteList id={list} groups={groups} cut={cut} chosen={chosen} onChoose={choose} />
      {commands.length === 0 && (
        <p className={classes.nothing}>{isAsking ? 'Wird gesucht …' : 'Nichts gefunden.'}</p>
      )}
    </>
  );
}

/** '6 Treffer, Bestellungen: 5 von 7' */
function countWords(found: readonly Command[], cut: Hits['cut']): string {
  const count = found.length - Object.keys(cut).length;
  const groups = Object.entries(cut).map(([group, shown]) => `${group}: ${shown}`);
  return [count === 1 ? 'Ein Treffer' : `${count} Treffer`, ...groups].join(', ');
}
