import type { Problem } from '../../kernel/refusal.js';
import type { UnitName } from '../../pricing/pricing.schema.js';
import { unitType } from '../../pricing/units.js';

interface Limits {
  readonly minimumQuantity: number | null;
  readonly maximumQuantity: number | null;
}

interface Described extends Limits {
  readonly unit: UnitName;
  readonly alternativeUnits: readonly (Limits & { readonly unit: UnitName; readonly ratio: number | null })[];
  readonly defaultQuantity: number | null;
  readonly defaultUnit: UnitName | null;
  readonly isLeadTimeEnabled: boolean;
  readonly leadTimeType: string | null;
  readonly leadTimeValue: number | null;
}

/** Problems between fields of a product. */
export const productProblems = (product: Described): Problem[] => [
  ...limitProblems(product),
  ...defaultQuantityProblems(product),
  ...unitProblems(product),
  ...leadTimeProblems(product),
];

const limitProblems = ({ minimumQuantity, maximumQuantity }: Described): Problem[] =>
  minimumQuantity !== null && maximumQuantity !== null && minimumQuantity > maximumQuantity
    ? [{ message: 'Die Höchstmenge darf nicht kleiner sein als die Mindestmenge.', field: 'maximumQuantity' }]
    : [];

/** The usual quantity keeps to the limits of the usual unit. */
function defaultQuantityProblems(product: Described): Problem[] {
  const { defaultUnit, defaultQuantity, alternativeUnits } = product;
  const { minimumQuantity, maximumQuantity } =
    alternativeUnits.find(({ unit }) => unit === defaultUnit) ?? product;
  if (defaultQuantity === null) return [];
  const field = 'defaultQuantity';
  if (maximumQuantity !== null && defaultQuantity > maximumQuantity) {
    return [{ message: 'Die übliche Menge darf nicht größer sein als die Höchstmenge.', field }];
  }
  return minimumQuantity !== null && defaultQuantity < minimumQuantity
    ? [{ message: 'Die übliche Menge darf nicht kleiner sein als die Mindestmenge.', field }]
    : [];
}

const unitProblems = ({ unit, alternativeUnits }: Described): Problem[] =>
  alternativeUnits.flatMap((alternative, index) => {
    const earlier = [unit, ...alternativeUnits.slice(0, index).map((other) => other.unit)];
    if (earlier.includes(alternative.unit)) {
      return [{ message: 'Diese Einheit gibt es schon.', field: `alternativeUnits.${index}.unit` }];
    }
    const needsRatio = unitType(unit) !== unitType(alternative.unit);
    return needsRatio && !alternative.ratio
      ? [
          {
            message: 'Bitte geben Sie an, wie vielen Einheiten des Produkts sie entspricht.',
            field: `alternativeUnits.${index}.ratio`,
          },
        ]
      : [];
  });

function leadTimeProblems({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: Described): Problem[] {
  if (!isLeadTimeEnabled) return [];
  if (leadTimeValue === null) return [{ message: 'Bitte geben Sie den Vorlauf an.', field: 'leadTimeValue' }];
  return leadTimeType === null
    ? [{ message: 'Bitte wählen Sie, worin der Vorlauf zählt.', field: 'leadTimeType' }]
    : [];
}
