import { flag } from '../fields.js';

const payments = { section: 'Zahlungsarten' };
const offered = 'Wird angeboten, wo auch die Filiale die Zahlungsart anbietet.';
const switched = 'Ohne diesen Schalter wird die Zahlungsart nirgends angeboten.';
const online =
  'Wird angeboten, solange der Anbieter den Zugang annimmt, der auf dem Server eingerichtet ist. Unter „Zahlungen“ steht, ob er geht.';

/** How customers may pay: where a branch offers it too, and where it is switched on at all. */
export const paymentFields = {
  enableCash: flag('Bar', { ...payments, help: offered }),
  enableATMCard: flag('Bankomatkarte', { ...payments, help: offered }),
  enablePluginATMCard: flag('Bankomatkarte freigeschaltet', { ...payments, help: switched }),
  enableHydroAGVoucher: flag('Hydro-AG-Gutschein', { ...payments, help: offered }),
  enablePluginHydroAGVoucher: flag('Hydro-AG-Gutschein freigeschaltet', { ...payments, help: switched }),
  enableMollie: flag('Mollie', { ...payments, help: offered }),
  enablePluginMollie: flag('Mollie freigeschaltet', { ...payments, help: online }),
  enableDatatrans: flag('Datatrans', { ...payments, help: offered }),
  enablePluginDatatrans: flag('Datatrans freigeschaltet', { ...payments, help: online }),
};
