import { NavLink } from 'react-router';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { Wordmark } from '../../shared/ui/wordmark.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { areas } from './navigation.js';
import classes from './rail.module.css';

/** The navigation by area, dark in both colour schemes. */
export function Rail({ onNavigate }: { onNavigate?: () => void }) {
  const principal = usePrincipal();
  const allowed = areas
    .map(({ name, places }) => ({
      name,
      places: places.filter(({ needs }) => branchesFor(principal, needs).length > 0),
    }))
    .filter(({ places }) => places.length > 0);
  return (
    <div className={classes.rail}>
      <NavLink
        to="/orders/board"
        className={classes.home}
        onClick={onNavigate}
        aria-label="Bestellwerk, zum Live-Board"
      >
        <Wordmark />
      </NavLink>
      <nav aria-label="Bereiche">
        {allowed.map(({ name, places }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {places.map(({ path, label, icon: Icon }) => (
                <li key={path}>
                  <NavLink to={path} end className={classes.place} onClick={onNavigate}>
                    <Icon size={20} stroke={1.75} aria-hidden />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
