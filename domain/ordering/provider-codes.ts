/** Why a provider did not take or give back money, in plain words, by its own short code. */
const words = new Map(
  Object.entries({
    // Cards
    card_declined: 'die Karte wurde abgelehnt',
    declined: 'die Zahlung wurde abgelehnt',
    refused_by_issuer: 'die Bank des Gastes hat abgelehnt',
    card_expired: 'die Karte ist abgelaufen',
    inactive_card: 'die Karte ist nicht freigeschaltet',
    insufficient_funds: 'das Konto ist nicht gedeckt',
    invalid_cvv: 'die Prüfziffer der Karte stimmt nicht',
    invalid_card_holder_name: 'der Name auf der Karte stimmt nicht',
    invalid_card_number: 'die Kartennummer stimmt nicht',
    invalid_card_type: 'diese Kartenart wird nicht angenommen',
    possible_fraud: 'Verdacht auf Missbrauch der Karte',
    // The bank asks the guest to confirm the payment
    authentication_abandoned: 'der Gast hat die Bestätigung bei der Bank abgebrochen',
    authentication_failed: 'die Bestätigung bei der Bank ist fehlgeschlagen',
    authentication_required: 'die Bank verlangt eine Bestätigung durch den Gast',
    authentication_unavailable_acs: 'die Bestätigung bei der Bank war nicht möglich',
    // What is asked of the provider afterwards
    already_captured: 'der Betrag ist schon abgebucht',
    not_cancelable: 'die Zahlung lässt sich nicht mehr aufheben',
    invalid_transaction_status: 'die Zahlung ist beim Anbieter in einem anderen Zustand',
    transaction_not_found: 'der Anbieter kennt die Zahlung nicht',
    not_found: 'der Anbieter kennt die Zahlung nicht',
    failed: 'ohne Angabe eines Grundes',
    unknown_reason: 'ohne Angabe eines Grundes',
  }),
);

/** The words for a provider's code; one without words is kept, so that staff can ask the provider about it. */
export const providerWords = (code: string): string =>
  words.get(code.toLowerCase()) ?? `Meldung des Anbieters: ${code}`;
