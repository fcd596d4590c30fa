import classes from '../../shared/orders/orders.module.css';
import notes from '../../shared/ui/notes.module.css';

/** On the page of the order. */
export const IncompleteNotice = () => (
  <p className={`${notes.alert} ${classes.incomplete}`} role="alert">
    <strong>Diese Bestellung ist unvollständig.</strong> Ein Ereignis von ihr ist nicht lesbar; was danach
    geschehen ist, fehlt hier. Bitte fragen Sie beim Gast oder in der Küche nach und geben Sie es an die
    Technik weiter: Näheres steht unter „Systemzustand“.
  </p>
);
