import type { Branch } from '../../records/definitions/branch.js';
import type { Config } from '../../records/definitions/config.js';
import { type Country, countryOfBranch, namesZipCodes } from '../../addresses/postal-address.js';
import {
  allowsPayment,
  isSwitchedOn,
  methodOfSwitch,
  offeredModes,
  offeredPaymentMethods,
} from './branch-offer.js';
import type { PaymentMethod } from '../order/order-terms.schema.js';

/** A reason why customers cannot order, and the place to fix it: null in the branch itself. */
export interface BranchGap {
  readonly text: string;
  readonly place: 'menus' | 'tables' | 'config' | 'payments' | null;
}

const inCountry: Readonly<Record<Country, string>> = {
  AT: 'Österreich',
  DE: 'Deutschland',
  CH: 'der Schweiz',
  LI: 'Liechtenstein',
};

/** Methods that are not offered although they are switched on, with the German reason. */
export type UnusableMethods = Partial<Record<PaymentMethod, string>>;

/** Facts about the branch beyond its own fields. */
interface Surroundings {
  readonly config: Config;
  readonly unusable: UnusableMethods;
  readonly hasMenu: boolean;
  /** Whether the menu has a product that is offered; null while that is not known. */
  readonly hasProducts: boolean | null;
  readonly hasTables: boolean;
}

/** Why customers cannot order from a branch yet, or not in every way that it offers. */
export function branchGaps(
  branch: Branch,
  { config, unusable, hasMenu, hasProducts, hasTables }: Surroundings,
): BranchGap[] {
  const isPaymentAllowed = allowsPayment(branch);
  const switchedOn = offeredPaymentMethods(config, branch);
  const isPaymentOffered = switchedOn.length > 0;
  const reasons = switchedOn.flatMap((method) => unusable[method] ?? []);
  const areTablesMissing = branch.isDineInEnabled && branch.isTableSelectionEnabled && !hasTables;
  return [
    ...gap(!branch.isPublic, 'Die Filiale ist nicht öffentlich.'),
    ...gap(branch.isPublic && !(branch.street && branch.city), addressText(branch)),
    ...gap(branch.openingHours.length === 0, 'Es sind keine Öffnungszeiten eingetragen.'),
    ...gap(
      offeredModes(branch).length === 0,
      'Es ist keine Bestellart eingeschaltet, zum Beispiel Abholung.',
    ),
    ...gap(
      branch.isDeliveryEnabled && branch.deliveryAreas.length === 0,
      'Für die Lieferung fehlt ein Liefergebiet.',
    ),
    ...gap(!isPaymentAllowed, 'Es ist keine Zahlungsart eingeschaltet, zum Beispiel Bar.'),
    ...gap(
      isPaymentAllowed && !isPaymentOffered,
      'Die Zahlungsarten dieser Filiale sind in der Konfiguration ausgeschaltet.',
      'config',
    ),
    ...gap(
      isPaymentOffered && reasons.length === switchedOn.length,
      `Hier kann nicht bestellt werden, weil keine Zahlungsart geht: ${reasons.join(' ')}`,
      'payments',
    ),
    ...gap(areTablesMissing, 'Für die Tischauswahl fehlen Tische.', 'tables'),
    ...gap(!hasMenu, 'Noch gilt kein Produktkatalog für diese Filiale.', 'menus'),
    ...gap(
      hasMenu && hasProducts === false,
      'Im Produktkatalog, der gilt, wird noch kein Produkt angeboten.',
      'menus',
    ),
  ];
}

const addressText = ({ street, city }: Branch): string => {
  const missing = [...(street ? [] : ['die Straße']), ...(city ? [] : ['der Ort'])];
  return `In der Adresse ${missing.length > 1 ? 'fehlen' : 'fehlt'} ${missing.join(' und ')}.`;
};

/** Why one of several payment methods is not offered; null if all are, or none is, which is a gap. */
export function missingMethodsText(branch: Branch, config: Config, unusable: UnusableMethods): string | null {
  const switchedOn = offeredPaymentMethods(config, branch);
  const reasons = switchedOn.flatMap((method) => unusable[method] ?? []);
  if (reasons.length === 0 || reasons.length === switchedOn.length) return null;
  return `Nicht jede Zahlungsart wird angeboten: ${reasons.join(' ')}`;
}

/** Why the payment method of a branch's switch is not offered although the switch is on; null of all others. */
export function unusableSwitchText(
  field: string,
  branch: Readonly<Record<string, unknown>>,
  { config, unusable }: Pick<Surroundings, 'config' | 'unusable'>,
): string | null {
  const method = methodOfSwitch(field);
  if (method === null || branch[field] !== true) return null;
  if (!isSwitchedOn(method, config))
    return 'Wird nicht angeboten: In der Konfiguration ist die Zahlungsart ausgeschaltet.';
  const reason = unusable[method];
  return reason === undefined ? null : `Wird nicht angeboten: ${reason}`;
}

/** The warning about areas without postal codes; null if each has some. */
export function openAreasText(branch: Branch): string | null {
  if (!branch.isDeliveryEnabled) return null;
  const open = branch.deliveryAreas.filter(({ zipCodes }) => !namesZipCodes(zipCodes));
  if (open.length === 0) return null;
  const names = open.map(({ area }) => `„${area}“`).join(', ');
  const isShared = open.length < branch.deliveryAreas.length;
  const codes = `jede Postleitzahl in ${inCountry[countryOfBranch(branch)]}`;
  return `Ohne Postleitzahlen gilt für ${names} ${codes}${isShared ? ', die kein anderes Gebiet nennt' : ''}.`;
}

const gap = (isThere: boolean, text: string, place: BranchGap['place'] = null): BranchGap[] =>
  isThere ? [{ text, place }] : [];
