import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Link } from 'react-router';
import { addressLines, customerName } from '../../shared/orders/customer.js';
import { useMay } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import classes from './facts.module.css';

/** Who ordered and where to. */
export function CustomerBlock({ order }: { order: StaffOrder }) {
  const { phone, email, companyName, vatNumber } = order.contact;
  const knownBy = email || phone;
  const mayManageData = useMay()('personalData.manage', order.branch.id);
  return (
    <Block title="Gast">
      <dl className={classes.facts}>
        <Fact name="Name">{customerName(order)}</Fact>
        {companyName && <Fact name="Firma">{[companyName, vatNumber].filter(Boolean).join(', ')}</Fact>}
        {phone && (
          <Fact name="Telefon">
            <a href={`tel:${phone}`}>{phone}</a>
          </Fact>
        )}
        {email && (
          <Fact name="E-Mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {order.address && (
          <Fact name={order.deliveryAddress ? 'Rechnungsadresse' : 'Adresse'}>{lines(order.address)}</Fact>
        )}
        {order.deliveryAddress && <Fact name="Lieferadresse">{lines(order.deliveryAddress)}</Fact>}
      </dl>
      {knownBy && mayManageData && (
        // Not in the address, which browsers keep.
        <Link to="/personal-data" state={{ search: knownBy }} className={classes.data}>
          Auskunft oder Löschung
        </Link>
      )}
    </Block>
  );
}

const lines = (address: NonNullable<StaffOrder['address']>) =>
  addressLines(address).map((line) => <span key={line}>{line}</span>);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
