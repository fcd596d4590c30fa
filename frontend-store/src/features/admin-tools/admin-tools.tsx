import { useCurrentUserQuery } from './current-user.js';
import { LaterPart } from '../../shared/later-part.js';

const loadBar = () => import('./admin-bar.js');

/** Tools for administrators who look at the shop; for all others nothing is loaded. */
export function AdminTools() {
  const { data: user } = useCurrentUserQuery();
  return user?.roles.includes('ROLE_ADMIN') === true && <LaterPart load={loadBar} />;
}
