import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { branch as branchResource, type Branch } from '@bestellwerk/domain/records/definitions/branch';
import { readJson, type BranchData } from './inn-data.js';
import { pictureReference, type Picture } from './picture.js';
import { divisionId, tags } from './shop.js';

const data = readJson<BranchData[]>('branches.json');

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
  isMollieEnabled: true,
  isDatatransEnabled: true,
  isTakeawayPhoneRequired: true,
  isDeliveryEmailRequired: true,
  isDeliveryPhoneRequired: true,
} satisfies Partial<Branch>;

const noHours = { date: null, isClosed: false, from: null, to: null };
const areaDefaults = { tax: 20, free: false };

const pictureId = (identifier: string): string => `branch-${identifier}`;

export const branches: Branch[] = data.map(({ picture: _, ...branch }) =>
  branchResource.schemas.entity.parse({
    ...common,
    ...branch,
    id: deterministicId('branch', branch.identifier),
    tags: branch.tags.map((key) => tags.get(key)),
    images: [pictureReference(pictureId(branch.identifier))],
    openingHours: branch.openingHours.map((entry) => ({ ...noHours, ...entry })),
    ...(branch.deliveryHours && {
      deliveryHours: branch.deliveryHours.map((entry) => ({ ...noHours, ...entry })),
    }),
    deliveryAreas: branch.deliveryAreas.map((area) => ({ ...areaDefaults, ...area })),
  }),
);

export const branchPictures: Picture[] = data.map(({ identifier, name, picture }) => ({
  id: pictureId(identifier),
  name,
  ...picture,
  shape: 'wide',
}));
