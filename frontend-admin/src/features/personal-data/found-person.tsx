import { Button, Checkbox, Group } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type FoundPerson as Found,
  MOST_PERSONAL_ORDERS,
  type PersonalCustomer,
  type PersonalOrder,
} from '@bestellwerk/domain/contracts/personal-data.schema';
import { modeLabels, statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { personTerm } from '@bestellwerk/domain/ordering/person-search';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import notes from '../../shared/ui/notes.module.css';
import { EraseDialog } from './erase-dialog.js';
import { useExportPersonMutation } from './personal-data-api.js';
import classes from './personal-data.module.css';

interface Properties {
  found: Found;
  search: string;
  onErased(): void;
}

/** What is kept of a person, to be handed out or erased. */
export function FoundPerson({ found, search, onErased }: Properties) {
  const all = [...found.customers, ...found.orders].map(({ id }) => id);
  // Several people may have a name: what is meant is chosen one by one.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(personTerm(search).kind === 'name' ? [] : all),
  );
  const [isAsking, setAsking] = useState(false);
  const [load, { isLoading }] = useExportPersonMutation();
  const orders = found.orders.filter(({ id }) => chosen.has(id));
  const customers = found.customers.filter(({ id }) => chosen.has(id));
  const selection = {
    search,
    orders: orders.map(({ id }) => id),
    customers: customers.map(({ id }) => id),
  };
  const isEmpty = orders.length + customers.length === 0;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <h3 className={classes.title}>{countText(found)}</h3>
      {found.isCut && (
        <p className={notes.editorNote}>
          Es gibt mehr als {MOST_PERSONAL_ORDERS} Bestellungen. Gezeigt werden die neuesten; suchen Sie nach
          dem Löschen noch einmal.
        </p>
      )}
      <Group mb={8}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          disabled={isEmpty}
          loading={isLoading}
          onClick={() => void load(selection)}
        >
          Auskunft als Datei laden
        </Button>
        <Button
          color="red"
          variant="outline"
          leftSection={<IconTrash size={20} aria-hidden />}
          disabled={isEmpty}
          onClick={() => setAsking(true)}
        >
          Endgültig löschen …
        </Button>
      </Group>
      <Checkbox
        className={classes.all}
        label="Alle auswählen"
        checked={chosen.size === all.length}
        indeterminate={chosen.size > 0 && chosen.size < all.length}
        onChange={() => setChosen(new Set(chosen.size === all.length ? [] : all))}
      />
      <ul className={classes.found}>
        {found.customers.map((customer) => (
          <li key={customer.id}>
            <Checkbox
              checked={chosen.has(customer.id)}
              onChange={() => toggle(customer.id)}
              label={<CustomerLabel {...customer} />}
            />
            <Link to={`/customers/${customer.id}`} aria-label={`Kunden ${customer.name} öffnen`}>
              Öffnen
            </Link>
          </li>
        ))}
        {found.orders.map((order) => (
          <li key={order.id}>
            <Checkbox
              checked={chosen.has(order.id)}
              onChange={() => toggle(order.id)}
              label={<OrderLabel order={order} />}
            />
            <Link to={`/orders/${order.id}`} aria-label={`Bestellung ${order.uid} öffnen`}>
              Öffnen
            </Link>
          </li>
        ))}
      </ul>
      <EraseDialog
        selection={selection}
        needed={orders.flatMap(({ neededBecause }) => neededBecause ?? [])}
        opened={isAsking}
        onErased={onErased}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function OrderLabel({ order }: { order: PersonalOrder }) {
  const timeZone = useTimeZone();
  const { ticketNumber, uid, placedAt, branch, status, mode, name, email, phone, neededBecause } = order;
  return (
    <>
      <strong>
        Bestellung {uid} (Ticket {ticketNumber})
      </strong>
      <span>
        {formatDateTime(new Date(placedAt), timeZone)}, {branch.name}, {modeLabels[mode]},{' '}
        {statusLabels[status]}
      </span>
      <span>{[name, email, phone].filter(Boolean).join(', ')}</span>
      {neededBecause && <span className={classes.needed}>Noch nicht löschbar: {neededBecause}</span>}
    </>
  );
}

const CustomerLabel = ({ name, email, phone }: PersonalCustomer) => (
  <>
    <strong>Kundeneintrag</strong>
    <span>{[name, email, phone].filter(Boolean).join(', ')}</span>
  </>
);

function countText({ orders, customers }: Found): string {
  const parts = [
    ...(orders.length > 0 ? [orders.length === 1 ? '1 Bestellung' : `${orders.length} Bestellungen`] : []),
    ...(customers.length > 0
      ? [customers.length === 1 ? '1 Kundeneintrag' : `${customers.length} Kundeneinträge`]
      : []),
  ];
  return `Gefunden: ${parts.join(' und ')}`;
}
