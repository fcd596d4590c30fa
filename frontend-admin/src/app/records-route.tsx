import RecordsPages from '../features/records/records-pages.js';
import { RecordExtensionsContext } from '../shared/record-fields/record-extensions.js';
import { recordExtensions } from './record-extensions.js';

/** The pages of all managed entities, with what the features of single entities add to them. */
export default function RecordsRoute() {
  return (
    <RecordExtensionsContext value={recordExtensions}>
      <RecordsPages />
    </RecordExtensionsContext>
  );
}
