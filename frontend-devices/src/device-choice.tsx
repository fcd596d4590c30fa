/** For whoever opens /devices/ without saying what the device is. */
export function DeviceChoice() {
  return (
    <main className="choice">
      <h1>Was ist dieses Gerät?</h1>
      <a href="/zeiterfassung">Zeiterfassung</a>
      <a href="/signage">Bildschirm</a>
    </main>
  );
}
