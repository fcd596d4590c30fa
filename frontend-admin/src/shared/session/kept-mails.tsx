import { Link } from 'react-router';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { whoSees } from '@bestellwerk/domain/access/role-words';
import { usePrincipal } from './use-user.js';

/** Where mails lie that were not sent since no server for them is set: the way there, or who may go it. */
export function KeptMails() {
  const mayRead = branchesFor(usePrincipal(), 'mails.read').length > 0;
  return mayRead ? (
    <Link to="/mails">Abgelegte E-Mails ansehen</Link>
  ) : (
    whoSees('Abgelegte E-Mails', 'mails.read')
  );
}
