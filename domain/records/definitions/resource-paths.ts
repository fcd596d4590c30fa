// Made of the files beside it by `npm run generate`.
import type { Action } from '../../access/policy.js';

/** Where every kind of managed entity is found, what it is called, and who may read it. */
export const resourcePaths: readonly { path: string; label: string; read: 'everybody' | Action }[] = [
  { path: 'blocks', label: 'Inhalte', read: 'everybody' },
  { path: 'branches', label: 'Filialen', read: 'everybody' },
  { path: 'categories', label: 'Kategorien', read: 'everybody' },
  { path: 'config', label: 'Konfiguration', read: 'everybody' },
  { path: 'customers', label: 'Kunden', read: 'customers.read' },
  { path: 'departments', label: 'Abteilungen', read: 'staff.read' },
  { path: 'devices', label: 'Geräte', read: 'staff.read' },
  { path: 'divisions', label: 'Organisationen', read: 'everybody' },
  { path: 'donatees', label: 'Spendenempfänger', read: 'everybody' },
  { path: 'image-templates', label: 'Bildvorlagen', read: 'staff.read' },
  { path: 'images', label: 'Bilder', read: 'staff.read' },
  { path: 'menus', label: 'Produktkataloge', read: 'everybody' },
  { path: 'message-templates', label: 'Nachrichten', read: 'staff.read' },
  { path: 'navigations', label: 'Navigationen', read: 'everybody' },
  { path: 'nodes', label: 'Inhalte im Baum', read: 'everybody' },
  { path: 'products', label: 'Produkte', read: 'everybody' },
  { path: 'redirects', label: 'Redirects', read: 'staff.read' },
  { path: 'sites', label: 'Seiten', read: 'everybody' },
  { path: 'tables', label: 'Tische', read: 'everybody' },
  { path: 'tags', label: 'Tags', read: 'everybody' },
  { path: 'uploads', label: 'Uploads', read: 'staff.read' },
  { path: 'users', label: 'Benutzer', read: 'users.read' },
];
