/** For whoever opens /devices/ without saying what the device is. */
export function DeviceChoice() {
  return (
    <main className="choice">
      <h1>Was ist dieses Gerät?</h1>
      <a href="/devices/zeiterfassung">Zeiterfassung</a>
      <a href="/devices/signage">Bildschirm</a>
    </main>
  );
}
