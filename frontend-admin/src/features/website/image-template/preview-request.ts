import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { templateNameProblem } from '@bestellwerk/domain/website/image-templates';
import {
  failureOf,
  type ApiFailure,
  unknownMessage,
  unreachableMessage,
} from '@bestellwerk/ui/api/api-failure';
import { addressOf } from '@bestellwerk/ui/api/base-query';

/** What is sent to have an unsaved template drawn. Names make no difference, so they may be missing yet, or too long. */
export function previewBody(record: Fields, image: ImageReference | null): Fields {
  const { name, identifier, ...fields } = stripReferenceNames(imageTemplate, record);
  const { fields: schemas, example } = imageTemplate;
  const isNamed =
    schemas.identifier.safeParse(identifier).success && templateNameProblem(String(identifier)) === null;
  const layers = (fields['layers'] as readonly Fields[] | null | undefined) ?? [];
  return {
    ...fields,
    layers: layers.map((layer) => ({ ...layer, name: '' })),
    name: schemas.name.safeParse(name).success ? name : example['name'],
    identifier: isNamed ? identifier : example['identifier'],
    ...(image && { image: { id: image.id, version: image.version } }),
  };
}

/**
 * The template drawn by the server, as a `data:` address: the content security policy allows no `blob:` pictures.
 * Throws an `ApiFailure`, or what ended the request if `signal` did.
 */
export async function drawnByServer(body: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(addressOf({ url: 'image-templates/preview' }), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'image/png, application/json', 'content-type': 'application/json' },
    body,
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw failureOf(0, unreachableMessage) as unknown as Error;
  });
  if (!answer.ok) throw (await failureIn(answer)) as unknown as Error;
  return asDataAddress(await answer.arrayBuffer());
}

async function failureIn(answer: Response): Promise<ApiFailure> {
  const { errors } = (await answer.json().catch(() => ({}))) as Partial<ApiFailure>;
  if (Array.isArray(errors) && errors.length > 0) return { status: answer.status, errors };
  return failureOf(answer.status, answer.status >= 502 ? unreachableMessage : unknownMessage);
}

function asDataAddress(picture: ArrayBuffer): string {
  let bytes = '';
  for (const byte of new Uint8Array(picture)) bytes += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(bytes)}`;
}
