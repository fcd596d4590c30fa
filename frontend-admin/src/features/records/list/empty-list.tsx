import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { followsFrame, inBranch, type ListPlace } from './list-branch.js';
import { isFiltered, type ListQuery } from './list-query.js';

interface Properties {
  resource: Resource;
  query: ListQuery;
  place: ListPlace | null;
  mayCreate: boolean;
  onChange(changes: Partial<ListQuery>): void;
}

/** Why a list is empty, and what to do about it. */
export function EmptyList({ resource: { words, path }, query, place, mayCreate, onChange }: Properties) {
  const branch = place !== null && followsFrame(query, place.rule) ? place.branch : null;
  if (isFiltered(place ? inBranch(query, { ...place.rule, frames: null }) : query)) {
    return (
      <EmptyState
        title="Nichts gefunden."
        text={`Zu dieser Auswahl gibt es keine ${words.many}. Ändern Sie die Suche oder setzen Sie die Filter zurück.`}
      >
        <Button onClick={() => onChange({ search: '', filters: {} })}>Filter zurücksetzen</Button>
      </EmptyState>
    );
  }
  if (query.isRemoved) {
    return (
      <EmptyState
        title={branch ? `Nichts gelöscht in ${branch.name}.` : 'Nichts gelöscht.'}
        text={`Gelöschte ${words.many} stehen hier, bis jemand sie wiederherstellt.`}
      >
        <Button onClick={() => onChange({ isRemoved: false })}>Zurück zur Liste</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={branch ? `Keine ${words.many} in ${branch.name}.` : `Noch keine ${words.many}.`}
      text={
        branch
          ? 'Andere Filialen können welche haben.'
          : mayCreate
            ? 'Legen Sie den ersten Eintrag an, oder importieren Sie eine CSV-Datei.'
            : 'Hier stehen alle Einträge, sobald jemand den ersten angelegt hat.'
      }
    >
      {mayCreate && (
        <Button component={Link} to={`/${path}/new`}>
          {words.one} anlegen
        </Button>
      )}
    </EmptyState>
  );
}
