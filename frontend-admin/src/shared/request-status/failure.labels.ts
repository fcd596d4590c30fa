import type { Failure } from '@bestellwerk/ui/failure/error-boundary';

/** What to do where something could not be shown. */
export const failureWords = ({ isPartMissing }: Pick<Failure, 'isPartMissing'>): string =>
  isPartMissing
    ? 'Ein Teil der Anwendung konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.'
    : 'Beim Anzeigen ist ein Fehler aufgetreten. Nicht gespeicherte Eingaben in Formularen bleiben als Entwurf erhalten.';

export const reloadPage = (): void => window.location.reload();
