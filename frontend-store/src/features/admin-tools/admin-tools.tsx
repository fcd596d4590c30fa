import { useCurrentUserQuery } from './current-user.js';
import { LaterPart } from '../../shared/later-part.js';

const loadBar = () => import('./admin-bar.js');

/** Tools for administrators who look at the shop. Apart from the bar, so that nobody else loads it. */
export function AdminTools() {
  const { data: user } = useCurrentUserQuery();
  return user?.roles.includes('ROLE_ADMIN') === true && <LaterPart load={loadBar} />;
}
