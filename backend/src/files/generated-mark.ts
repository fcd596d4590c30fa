import sharp from 'sharp';
import type { GeneratedPicture } from '@bestellwerk/domain/records/definitions/generated';

/** IPTC's term for pictures that were made by a trained model. */
export const TRAINED_ALGORITHMIC_MEDIA =
  'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/**
 * XMP that marks a picture as made by a model, for sharp's `withXmp`: the kind of its source, and the model. Who asked for it
 * and by which words stays in the record.
 */
export const xmpOf = ({ provider, model, at }: Omit<GeneratedPicture, 'by' | 'prompt'>): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about=""
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmlns:xmp="http://ns.adobe.com/xap/1.0/"
      Iptc4xmpExt:DigitalSourceType="${TRAINED_ALGORITHMIC_MEDIA}"
      Iptc4xmpExt:AISystemUsed="${escaped(`${provider} ${model}`)}"
      xmp:CreateDate="${escaped(at)}"/>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']|[\x00-\x1f]/g, (letter) => `&#${letter < ' ' ? 32 : letter.charCodeAt(0)};`);

/** The mark of a picture that was made by a model; null for all others, whose XMP may say where and by whom they were taken. */
export async function markOf(content: Buffer): Promise<string | null> {
  const { xmp } = await sharp(content).metadata();
  const text = xmp?.toString('utf8');
  return text?.includes(TRAINED_ALGORITHMIC_MEDIA) ? text : null;
}
