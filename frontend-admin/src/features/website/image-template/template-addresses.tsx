import { type ImageReference, imageSizes } from '@bestellwerk/domain/records/definitions/image.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { templateNameProblem } from '@bestellwerk/domain/website/image-templates';
import { SecretValue } from '../../../shared/keys/secret-value.js';
import classes from './image-template.module.css';

const sizes = Object.entries(imageSizes)
  .map(([size, width]) => `${size} (${formatNumber(width)} Pixel breit)`)
  .join(', ');

/** How pictures drawn by the template are addressed. */
export function TemplateAddresses({
  identifier,
  image,
}: {
  identifier: string;
  image: ImageReference | null;
}) {
  const isNamed = templateNameProblem(identifier) === null;
  const file = image ? `${image.id}-${image.version}.${image.extension}` : '{Bild}-{Fassung}.webp';
  return (
    <section className={classes.addresses} aria-label="Adressen">
      <h3>Adressen</h3>
      {isNamed ? (
        <>
          <p>
            Ein Bild ist nach dem Speichern unter seiner gewohnten Adresse zu haben, mit der Kennung der
            Vorlage vor der Größe. Größen: {sizes}.
          </p>
          <SecretValue
            name={image ? `Adresse von „${image.name ?? 'Beispielbild'}“` : 'Adresse'}
            value={`/image/${identifier}/medium/${file}`}
          />
        </>
      ) : (
        <p>
          Sobald die Vorlage eine gültige Kennung hat, steht hier, unter welcher Adresse es ihre Bilder gibt.
        </p>
      )}
    </section>
  );
}
