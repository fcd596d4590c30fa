const regions: Readonly<Record<string, string>> = {
  Africa: 'Afrika',
  America: 'Amerika',
  Antarctica: 'Antarktis',
  Arctic: 'Arktis',
  Asia: 'Asien',
  Atlantic: 'Atlantik',
  Australia: 'Australien',
  Europe: 'Europa',
  Indian: 'Indischer Ozean',
  Pacific: 'Pazifik',
};

/** Cities whose zones have another name than people call them here. */
const cities: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'Algier',
  'Africa/Cairo': 'Kairo',
  'Africa/Tripoli': 'Tripolis',
  'America/Havana': 'Havanna',
  'America/Mexico_City': 'Mexiko-Stadt',
  'Asia/Baghdad': 'Bagdad',
  'Asia/Damascus': 'Damaskus',
  'Asia/Hong_Kong': 'Hongkong',
  'Asia/Nicosia': 'Nikosia',
  'Asia/Riyadh': 'Riad',
  'Asia/Shanghai': 'Schanghai',
  'Asia/Singapore': 'Singapur',
  'Asia/Tehran': 'Teheran',
  'Asia/Tokyo': 'Tokio',
  'Atlantic/Canary': 'Kanarische Inseln',
  'Europe/Athens': 'Athen',
  'Europe/Belgrade': 'Belgrad',
  'Europe/Brussels': 'Brüssel',
  'Europe/Bucharest': 'Bukarest',
  'Europe/Copenhagen': 'Kopenhagen',
  'Europe/Kiev': 'Kiew',
  'Europe/Kyiv': 'Kiew',
  'Europe/Lisbon': 'Lissabon',
  'Europe/Ljubljana': 'Laibach',
  'Europe/Luxembourg': 'Luxemburg',
  'Europe/Moscow': 'Moskau',
  'Europe/Prague': 'Prag',
  'Europe/Rome': 'Rom',
  'Europe/Tirane': 'Tirana',
  'Europe/Vatican': 'Vatikan',
  'Europe/Vienna': 'Wien',
  'Europe/Vilnius': 'Wilna',
  'Europe/Warsaw': 'Warschau',
  'Europe/Zurich': 'Zürich',
};

/** 'Wien (Europa)' for a zone by its IANA name. */
export function zoneWords(zone: string): string {
  const [region = '', ...places] = zone.split('/');
  const city = cities[zone] ?? places.at(-1)?.replaceAll('_', ' ');
  return city === undefined ? zone : `${city} (${regions[region] ?? region})`;
}

const folded = (text: string): string => text.replaceAll('_', ' ').toLocaleLowerCase('de');

/** Whether a search text matches the German or the IANA name of a time zone. */
export const isSought = (zone: string, search: string): boolean =>
  folded(`${zoneWords(zone)} ${zone}`).includes(folded(search.trim()));
