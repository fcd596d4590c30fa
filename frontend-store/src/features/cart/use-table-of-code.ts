import { useDispatch } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { truncate } from '@bestellwerk/domain/text/visible-text';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { lastingNoticeShown, noticeShown } from '../../shared/notice/notice-slice.js';
import { useSpentParameter } from '../../shared/page/use-spent-parameter.js';

/** Selects the table in the URL of a table QR code, and then removes it from the URL. An unknown one leaves none selected. */
export function useTableOfCode(branch: Branch): void {
  const dispatch = useDispatch();
  const { tables } = useShop();
  useSpentParameter('table', (code) => {
    const table = tables.find(({ identifier, branch: { id } }) => id === branch.id && identifier === code);
    if (!branch.isDineInEnabled || !branch.isTableSelectionEnabled) return;
    if (!table) {
      dispatch(termsChosen({ branch: branch.identifier, terms: { table: null } }));
      dispatch(lastingNoticeShown(unknownTable(code)));
      return;
    }
    dispatch(termsChosen({ branch: branch.identifier, terms: { mode: 'dineIn', table: table.identifier } }));
    dispatch(noticeShown(`Sie bestellen an Tisch ${table.identifier}.`));
  });
}

const unknownTable = (code: string): string =>
  `Den Tisch ${truncate(code, 20)} gibt es hier nicht. Bitte wählen Sie Ihren Tisch beim Bestellen aus.`;
