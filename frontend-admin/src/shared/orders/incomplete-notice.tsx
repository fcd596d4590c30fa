import { Badge } from '../ui/badge.js';
import classes from './incomplete-notice.module.css';

/** In a list, beside the order. */
export const IncompleteBadge = () => <Badge tone="bad">Unvollständig</Badge>;

/** On the page of the order. */
export const IncompleteNotice = () => (
  <p className={classes.notice} role="alert">
    <strong>Diese Bestellung ist unvollständig.</strong> Ein Ereignis von ihr ist nicht lesbar; was danach
    geschehen ist, fehlt hier. Bitte fragen Sie beim Gast oder in der Küche nach und geben Sie es an die
    Technik weiter: Näheres steht unter „Systemzustand“.
  </p>
);
