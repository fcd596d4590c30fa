import { eventCatalogue } from './event-catalogue.js';
import { eventFamilies } from './event-families.js';

console.log(JSON.stringify(eventCatalogue(eventFamilies), null, 2));
