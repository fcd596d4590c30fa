import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { branch as branchResource, type Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { DeliveryArea } from '@bestellwerk/domain/records/definitions/delivery-area';
import type { OpeningHoursEntry } from '@bestellwerk/domain/records/definitions/opening-hours.schema';
import type { z } from 'zod';
import { pictureReference, type Picture } from './picture.js';
import { divisionId, tags } from './shop.js';

const entry = (type: OpeningHoursEntry['type'], from: string, to: string): OpeningHoursEntry => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});
const closed = (type: OpeningHoursEntry['type'], date: string | null = null): OpeningHoursEntry => ({
  type,
  date,
  isClosed: true,
  from: null,
  to: null,
});
const area = (
  name: string,
  zipCodes: string,
  price: number,
  freeFromOrderValue: number | null,
  minimumOrderValue: number | null,
): DeliveryArea => ({
  area: name,
  zipCodes,
  price,
  tax: 20,
  free: false,
  freeFromOrderValue,
  minimumOrderValue,
});

const common = {
  isPublic: true,
  division: { id: divisionId },
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
  isTableSelectionEnabled: true,
  isCashEnabled: true,
  isATMCardEnabled: true,
  isTakeawayPhoneRequired: true,
  isDeliveryEmailRequired: true,
  isDeliveryPhoneRequired: true,
} satisfies Partial<Branch>;

const definitions: z.input<typeof branchResource.schemas.entity>[] = [
  {
    ...common,
    id: deterministicId('branch', 'wien'),
    identifier: 'wien',
    name: 'Linde am Naschmarkt',
    description: 'Unser Stammhaus: Schank, Gewölbe und ein Gastgarten unter der alten Linde.',
    street: 'Rechte Wienzeile 42',
    zipCode: '1050',
    city: 'Wien',
    phone: '+43 1 5550142',
    email: 'wien@zurlinde.example',
    longitude: 16.3589,
    latitude: 48.1961,
    keywords: 'Margareten Wieden Mariahilf 1040 1060',
    tags: [tags.garden, tags.delivery, tags.families],
    images: [pictureReference('branch-wien')],
    openingHours: [
      entry('daily', '10:00', '22:00'),
      closed('friday'),
      entry('friday', '10:00', '00:30'),
      closed('saturday'),
      entry('saturday', '10:00', '00:30'),
      closed('once', '2026-12-24'),
    ],
    deliveryAreas: [
      area('Margareten und Wieden (1040, 1050)', '1040, 1050', 2.9, 40, 15),
      area('Mariahilf und Neubau (1060, 1070)', '1060, 1070', 3.9, 50, 20),
      area('Landstraße und Favoriten (1030, 1100)', '1030, 1100', 4.9, null, 30),
    ],
  },
  {
    ...common,
    id: deterministicId('branch', 'linz'),
    identifier: 'linz',
    name: 'Linde an der Donau',
    description: 'Mittagstisch am Hauptplatz, abends mit Blick auf den Fluss.',
    street: 'Hauptplatz 9',
    zipCode: '4020',
    city: 'Linz',
    phone: '+43 732 555019',
    email: 'linz@zurlinde.example',
    longitude: 14.2863,
    latitude: 48.3059,
    keywords: 'Urfahr Altstadt 4040',
    tags: [tags.lunch, tags.delivery],
    images: [pictureReference('branch-linz')],
    openingHours: [entry('daily', '11:00', '14:30'), entry('daily', '17:30', '23:00'), closed('monday')],
    deliveryAreas: [
      area('Linz Innenstadt', '4020', 2.5, 35, 12),
      area('Urfahr und Froschberg', '4020, 4040', 3.9, 50, 20),
    ],
  },
  {
    ...common,
    id: deterministicId('branch', 'graz'),
    identifier: 'graz',
    name: 'Linde am Schlossberg',
    description: 'Steirische Küche, Kernöl aus eigener Pressung und der längste Tisch der Stadt.',
    street: 'Sackstraße 21',
    zipCode: '8010',
    city: 'Graz',
    phone: '+43 316 555077',
    email: 'graz@zurlinde.example',
    longitude: 15.4369,
    latitude: 47.0745,
    keywords: 'Innere Stadt Lend Gries 8020',
    tags: [tags.garden, tags.lunch],
    images: [pictureReference('branch-graz')],
    openingHours: [entry('daily', '11:00', '23:00'), closed('sunday'), entry('sunday', '11:00', '16:00')],
    isDeliveryHoursEnabled: true,
    deliveryHours: [entry('daily', '11:30', '21:30'), closed('sunday')],
    deliveryAreas: [
      area('Graz Zentrum (8010)', '8010', 2.9, 35, 15),
      area('Lend und Gries (8020)', '8020', 3.5, 45, 18),
    ],
  },
];

export const branches: Branch[] = definitions.map((branch) => branchResource.schemas.entity.parse(branch));

export const branchPictures: Picture[] = [
  {
    id: 'branch-wien',
    name: 'Linde am Naschmarkt',
    icons: ['ferris-wheel', 'deciduous-tree', 'clinking-glasses'],
    tint: '#f0c98a',
    shape: 'wide',
  },
  {
    id: 'branch-linz',
    name: 'Linde an der Donau',
    icons: ['passenger-ship', 'classical-building', 'steaming-bowl'],
    tint: '#bcd8dd',
    shape: 'wide',
  },
  {
    id: 'branch-graz',
    name: 'Linde am Schlossberg',
    icons: ['castle', 'evergreen-tree', 'grapes'],
    tint: '#cfdcae',
    shape: 'wide',
  },
];
