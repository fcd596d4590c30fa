import { branchesFor } from '@bestellwerk/domain/access/policy';
import { whoMay } from '@bestellwerk/domain/access/role-words';
import { usePrincipal } from '../../shared/session/use-user.js';
import notes from '../../shared/ui/notes.module.css';

/** The texts are the same in all branches. */
export const useMayChangeTexts = (): boolean => branchesFor(usePrincipal(), 'content.change') === 'all';

/** First on the page, since the fields look much like others: who changes texts, to those who do not. */
export function WhoChanges() {
  if (useMayChangeTexts()) return null;
  return <p className={notes.editorNote}>Texte ändern nur {whoMay('content.change')}.</p>;
}
