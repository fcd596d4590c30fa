import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { Wordmark } from '../../shared/ui/splash.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { areasFor, homeFor } from './navigation.js';
import classes from './rail.module.css';

/** The navigation by area, dark in both colour schemes. */
export function Rail({ onNavigate }: { onNavigate?: () => void }) {
  const principal = usePrincipal();
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rail.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={rail} className={classes.rail}>
      <NavLink
        to={homeFor(principal)}
        className={classes.home}
        onClick={onNavigate}
        aria-label="Bestellwerk, zur Startseite"
      >
        <Wordmark />
      </NavLink>
      <nav aria-label="Bereiche">
        {areasFor(principal).map(({ name, places }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {places.map(({ path, label, icon: Icon, isAlone }) => (
                <li key={path}>
                  <NavLink to={path} end={isAlone === true} className={classes.place} onClick={onNavigate}>
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
