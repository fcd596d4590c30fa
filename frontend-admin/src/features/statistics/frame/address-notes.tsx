import { FormNote } from '../../../shared/ui/notes.js';

interface Properties {
  isBranchUnknown: boolean;
  /** The branches that are shown instead, in words. */
  where: string;
  areDaysRefused: boolean;
}

/** What an address asks for and a page does not show, with what it shows instead. */
export const AddressNotes = ({ isBranchUnknown, where, areDaysRefused }: Properties) => (
  <>
    {isBranchUnknown && (
      <FormNote
        text={`Die Filiale in der Adresse gibt es nicht oder Sie dürfen sie nicht sehen. Gezeigt: ${where}.`}
      />
    )}
    {areDaysRefused && (
      <FormNote text="Den Zeitraum in der Adresse gibt es so nicht. Gezeigt werden die letzten 30 Tage." />
    )}
  </>
);
