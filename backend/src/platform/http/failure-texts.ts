/** What people read when something goes wrong that no rule has words for. The one table of it. */
export const failureTexts: Record<number, string> = {
  400: 'Die Anfrage ist nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  401: 'Bitte melden Sie sich an.',
  403: 'Dafür fehlt Ihnen die Berechtigung.',
  404: 'Diese Adresse gibt es nicht.',
  405: 'Diese Aktion ist hier nicht möglich.',
  408: 'Die Anfrage ist nicht rechtzeitig angekommen. Bitte versuchen Sie es noch einmal.',
  409: 'Das wurde inzwischen geändert. Bitte laden Sie die Seite neu.',
  413: 'Die gesendeten Daten sind zu groß.',
  414: 'Die Adresse ist zu lang.',
  415: 'Dieses Datenformat wird nicht unterstützt.',
  422: 'Bitte prüfen Sie Ihre Angaben.',
  429: 'Das waren zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
  431: 'Die Angaben zur Anfrage sind zu lang.',
  500: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  503: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};

export const failureText = (status: number): string =>
  failureTexts[status] ?? failureTexts[status < 500 ? 400 : 500]!;
