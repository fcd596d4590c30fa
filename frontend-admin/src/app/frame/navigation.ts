import {
  IconActivityHeartbeat,
  IconAddressBook,
  IconArmchair2,
  IconArrowForwardUp,
  IconBinaryTree2,
  IconBuilding,
  IconBuildingStore,
  IconCash,
  IconChartBar,
  IconChartHistogram,
  IconClockHour4,
  IconDatabase,
  IconDeviceTv,
  IconFileText,
  IconFolders,
  IconFrame,
  IconHeartHandshake,
  IconId,
  IconLayoutColumns,
  IconListDetails,
  IconListTree,
  IconMail,
  IconMessage2,
  IconNotebook,
  IconPaperclip,
  IconPhoto,
  IconPlayerPause,
  IconPrinter,
  IconReceipt,
  IconReport,
  IconSettings,
  IconSitemap,
  IconSoup,
  IconStar,
  IconTags,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { branchesFor, type Action, type Principal } from '@bestellwerk/domain/access/policy';
import { resourcePaths } from '@bestellwerk/domain/records/definitions/resource-paths';

interface Place {
  path: string;
  label: string;
  icon: TablerIcon;
  /** What one must be allowed to do, in some branch, for the page to make sense; null is for everyone. */
  needs: Action | null;
  /** Pages below it are places of their own. */
  isAlone?: true;
}

/** The areas of the back office with their pages. */
const areas: readonly { name: string; places: readonly Place[] }[] = [
  {
    name: 'Tagesgeschäft',
    places: [
      { path: '/orders/board', label: 'Live-Board', icon: IconLayoutColumns, needs: 'orders.read' },
      { path: '/orders/new', label: 'Bestellung aufnehmen', icon: IconNotebook, needs: 'order.enter' },
      { path: '/kitchen', label: 'Küche', icon: IconSoup, needs: 'order.advance' },
      { path: '/ordering', label: 'Bestellannahme', icon: IconPlayerPause, needs: 'ordering.limit' },
      { path: '/orders', label: 'Bestellungen', icon: IconReceipt, needs: 'orders.read', isAlone: true },
      { path: '/reviews', label: 'Bewertungen', icon: IconStar, needs: 'orders.read' },
      { path: '/print-jobs', label: 'Druckaufträge', icon: IconPrinter, needs: 'orders.read' },
    ],
  },
  {
    name: 'Übersicht',
    places: [
      { path: '/dashboard', label: 'Überblick', icon: IconChartBar, needs: 'statistics.read' },
      { path: '/statistics', label: 'Statistik', icon: IconChartHistogram, needs: 'statistics.read' },
      { path: '/health', label: 'Systemzustand', icon: IconActivityHeartbeat, needs: 'health.read' },
    ],
  },
  {
    name: 'Arbeitszeit',
    places: [
      { path: '/my-time', label: 'Meine Zeit', icon: IconClockHour4, needs: null },
      { path: '/team', label: 'Wer ist da', icon: IconUsers, needs: 'presence.read' },
      { path: '/working-activities', label: 'Zeitnachweis', icon: IconReport, needs: 'workingTime.read' },
    ],
  },
  {
    name: 'Digital Signage',
    places: [{ path: '/screens', label: 'Bildschirme', icon: IconDeviceTv, needs: 'signage.read' }],
  },
  {
    name: 'Abrechnung',
    places: [
      { path: '/payments', label: 'Zahlungen', icon: IconCash, needs: 'payments.read' },
      { path: '/closings', label: 'Abschlüsse', icon: IconReport, needs: 'payments.read' },
    ],
  },
  {
    name: 'Angebot',
    places: [
      { path: '/menus', label: 'Produktkataloge', icon: IconNotebook, needs: 'staff.read' },
      { path: '/categories', label: 'Kategorien', icon: IconFolders, needs: 'staff.read' },
      { path: '/products', label: 'Produkte', icon: IconSoup, needs: 'staff.read' },
      { path: '/tags', label: 'Tags', icon: IconTags, needs: 'staff.read' },
      { path: '/images', label: 'Bilder', icon: IconPhoto, needs: 'staff.read' },
      { path: '/uploads', label: 'Uploads', icon: IconPaperclip, needs: 'staff.read' },
    ],
  },
  {
    name: 'Website',
    places: [
      { path: '/sites', label: 'Seiten', icon: IconFileText, needs: 'staff.read' },
      { path: '/blocks', label: 'Inhalte', icon: IconMessage2, needs: 'staff.read' },
      { path: '/nodes', label: 'Inhalte im Baum', icon: IconBinaryTree2, needs: 'staff.read' },
      { path: '/navigations', label: 'Navigationen', icon: IconListTree, needs: 'staff.read' },
      { path: '/image-templates', label: 'Bildvorlagen', icon: IconFrame, needs: 'staff.read' },
      { path: '/redirects', label: 'Redirects', icon: IconArrowForwardUp, needs: 'staff.read' },
    ],
  },
  {
    name: 'Filialen',
    places: [
      { path: '/divisions', label: 'Organisationen', icon: IconBuilding, needs: 'staff.read' },
      { path: '/branches', label: 'Filialen', icon: IconBuildingStore, needs: 'staff.read' },
      { path: '/departments', label: 'Abteilungen', icon: IconSitemap, needs: 'staff.read' },
      { path: '/tables', label: 'Tische', icon: IconArmchair2, needs: 'staff.read' },
      { path: '/devices', label: 'Geräte', icon: IconPrinter, needs: 'staff.read' },
    ],
  },
  {
    name: 'Menschen',
    places: [
      { path: '/users', label: 'Benutzer', icon: IconId, needs: 'users.read' },
      { path: '/customers', label: 'Kunden', icon: IconAddressBook, needs: 'customers.read' },
      { path: '/donatees', label: 'Spendenempfänger', icon: IconHeartHandshake, needs: 'staff.read' },
    ],
  },
  {
    name: 'Verwaltung',
    places: [
      { path: '/config', label: 'Konfiguration', icon: IconSettings, needs: 'shop.change' },
      { path: '/logs', label: 'Protokoll', icon: IconListDetails, needs: 'logs.read' },
      { path: '/personal-data', label: 'Datenschutz', icon: IconId, needs: 'personalData.manage' },
      { path: '/message-templates', label: 'Nachrichten', icon: IconMail, needs: 'staff.read' },
      { path: '/mails', label: 'E-Mails', icon: IconMail, needs: 'mails.read' },
    ],
  },
];

const placed = new Set(areas.flatMap(({ places }) => places.map(({ path }) => path)));

/** Managed entities that have no place of their own yet. */
const others: Place[] = resourcePaths
  .map(({ path, label, read }) => ({
    path: `/${path}`,
    label,
    icon: IconDatabase,
    needs: read === 'everybody' ? ('staff.read' as const) : read,
  }))
  .filter(({ path }) => !placed.has(path));

/** The areas with the pages that the user may use. */
export const areasFor = (principal: Principal): typeof areas =>
  [...areas, { name: 'Weiteres', places: others }]
    .map(({ name, places }) => ({
      name,
      places: places.filter(({ needs }) => needs === null || branchesFor(principal, needs).length > 0),
    }))
    .filter(({ places }) => places.length > 0);

/** The start page: the first page that the user may see. */
export const homeFor = (principal: Principal): string =>
  areasFor(principal)[0]?.places[0]?.path ?? '/my-time';
