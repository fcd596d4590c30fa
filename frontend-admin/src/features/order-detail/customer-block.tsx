import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Link } from 'react-router';
import { customerFacts, customerName } from '../../shared/orders/customer.js';
import { useMay } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import type { PastState } from './past-state.js';
import classes from './facts.module.css';

/** Who ordered and where to. */
export function CustomerBlock({ order, past }: { order: StaffOrder; past?: PastState }) {
  const { phone, email } = order.contact;
  const knownBy = email || phone;
  const mayManageData = useMay()('personalData.manage', order.branch.id);
  return (
    <Block title="Gast">
      <dl className={classes.facts}>
        <Fact name="Name">{customerName(order)}</Fact>
        {customerFacts(order).map(({ name, lines, href }) => (
          <Fact key={name} name={name}>
            {href ? <a href={href}>{lines}</a> : lines.map((line) => <span key={line}>{line}</span>)}
          </Fact>
        ))}
      </dl>
      {knownBy && mayManageData && !past && (
        // Not in the address, which browsers keep.
        <Link to="/personal-data" state={{ search: knownBy }} className={classes.data}>
          Auskunft oder Löschung
        </Link>
      )}
    </Block>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
