import type { ReactNode } from 'react';
import { ForThose } from '../session/for-those.js';

/** Shows a page to those who may read orders. */
export const ForOrderReaders = ({ children }: { children: ReactNode }) => (
  <ForThose
    to="orders.read"
    title="Kein Zugriff auf Bestellungen."
    text="Bestellungen sehen die Mitarbeiterinnen und Mitarbeiter einer Filiale, die Buchhaltung, die Prüfung und die Administration."
  >
    {children}
  </ForThose>
);
