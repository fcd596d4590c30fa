import { Button } from '@mantine/core';
import type { AuditLogDetail, EventContent } from '@bestellwerk/domain/contracts/audit-log.schema';
import classes from './audit-log.module.css';

interface Properties {
  entry: AuditLogDetail;
  /** Null if personal fields are shown already. */
  onShowPersonal: (() => void) | null;
}

/** What the log stores of an event, by the names that it has there. */
export function EventContents({ entry, onShowPersonal }: Properties) {
  const { stream, revision, type, id, content, mayShowPersonal } = entry;
  const isHiding = content.some(({ value }) => value === null);
  return (
    <details>
      <summary>Was gespeichert ist (technische Bezeichnungen)</summary>
      <table className={classes.content}>
        <tbody>
          <Row name="Ereignis" value={type} />
          <Row name="Verlauf und Nummer darin" value={`${stream}, ${revision}`} />
          <Row name="Kennung" value={id} />
          {content.map((one) => (
            <Row key={one.path} name={one.path} value={valueOf(one)} />
          ))}
        </tbody>
      </table>
      {isHiding && mayShowPersonal && onShowPersonal && (
        <Button variant="default" mt="sm" onClick={onShowPersonal}>
          Personenbezogene Angaben zeigen
        </Button>
      )}
    </details>
  );
}

const valueOf = ({ value }: EventContent): string =>
  value === null ? 'Personenbezogen, nicht gezeigt' : value || '–';

const Row = ({ name, value }: { name: string; value: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{value}</td>
  </tr>
);
