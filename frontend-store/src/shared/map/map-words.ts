/** What MapLibre shows and reads out, in German, as far as the shop uses it. */
export const mapWords: Record<string, string> = {
  'AttributionControl.ToggleAttribution': 'Quellen zeigen oder verbergen',
  'AttributionControl.MapFeedback': 'Rückmeldung zur Karte',
  'Map.Title': 'Karte',
  'Marker.Title': 'Markierung',
  'NavigationControl.ResetBearing': 'Nach Norden ausrichten',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'CooperativeGesturesHandler.WindowsHelpText': 'Zum Vergrößern der Karte Strg halten und scrollen',
  'CooperativeGesturesHandler.MacHelpText': 'Zum Vergrößern der Karte ⌘ halten und scrollen',
  'CooperativeGesturesHandler.MobileHelpText': 'Die Karte lässt sich mit zwei Fingern bewegen',
};
