import { useParams } from 'react-router';
import { RequirePermission } from '../../shared/session/require-access.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { ErasurePage } from './erasure-page.js';
import { ErasureList } from './erasure-list.js';
import { PersonSearch } from './person-search.js';
import { RetentionBlock } from './retention-block.js';
import classes from './personal-data.module.css';

/** Information about persons, their erasure with proofs, and how long data is kept. */
export default function PersonalDataPage() {
  const { id } = useParams();
  return (
    <RequirePermission
      to="personalData.manage"
      title="Kein Zugriff auf den Datenschutz."
      what="Auskünfte und Löschungen"
    >
      {id === undefined ? <AllPersonalData /> : <ErasurePage id={id} />}
    </RequirePermission>
  );
}

const AllPersonalData = () => (
  <>
    <PageHead
      title="Datenschutz"
      note="Auskunft über die Daten eines Gastes, Löschung mit Nachweis und Fristen für die Aufbewahrung"
    />
    <div className={classes.blocks}>
      <PersonSearch />
      <RetentionBlock />
      <ErasureList />
    </div>
  </>
);
