import { FormNote } from '../../../shared/ui/notes.js';

interface Properties {
  isBranchUnknown: boolean;
  areDaysRefused: boolean;
}

/** What an address asks for and a page does not show, with what it shows instead. */
export const AddressNotes = ({ isBranchUnknown, areDaysRefused }: Properties) => (
  <>
    {isBranchUnknown && (
      <FormNote text="Die Filiale in der Adresse gibt es nicht oder Sie dürfen sie nicht sehen. Gezeigt werden alle Filialen." />
    )}
    {areDaysRefused && (
      <FormNote text="Den Zeitraum in der Adresse gibt es so nicht. Gezeigt werden die letzten 30 Tage." />
    )}
  </>
);
