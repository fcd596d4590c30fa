import type { Problem } from '../../kernel/refusal.js';
import { isZipCodeList } from '../../addresses/postal-address.js';

interface Described {
  readonly deliveryAreas: readonly { readonly zipCodes: string }[];
}

/** Problems between fields of a branch. */
export const branchProblems = ({ deliveryAreas }: Described): Problem[] =>
  deliveryAreas.flatMap(({ zipCodes }, index) =>
    isZipCodeList(zipCodes)
      ? []
      : [
          {
            message: 'Bitte geben Sie nur Postleitzahlen an, zum Beispiel 1040, 1050–1070.',
            field: `deliveryAreas.${index}.zipCodes`,
          },
        ],
  );
