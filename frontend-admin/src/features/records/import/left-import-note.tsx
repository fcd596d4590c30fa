import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { FormNote } from '../form/form-note.js';
import { useLeftImport, type LeftImport } from './left-import.js';

/** Shows that the last import was interrupted, and what to do about it; nothing if none was. */
export function LeftImportNote({ resource }: { resource: Resource }) {
  const { left, end } = useLeftImport(resource.path);
  if (!left) return null;
  return <FormNote text={leftText(resource, left)} action="Ausblenden" onAction={() => end(null)} />;
}

/** Without a field that no two records share, a line is not known again. */
const leftText = ({ unique = [] }: Resource, { written, total }: LeftImport): string =>
  `Der letzte Import wurde unterbrochen: mindestens ${formatNumber(written)} von ${formatNumber(total)} Zeilen geschrieben. ${
    unique.length > 0
      ? 'Die Datei noch einmal importieren: schon Geschriebenes bleibt unverändert.'
      : 'Vor einem weiteren Import bitte die Zeilen, die schon da sind, aus der Datei nehmen: Ohne id entstehen sie sonst noch einmal.'
  }`;
