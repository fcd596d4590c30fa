/** Shown at /devices/: lets the user choose the kind of device. */
export function DeviceChoice() {
  return (
    <main className="choice">
      <h1>Was ist dieses Gerät?</h1>
      <a href="/devices/zeiterfassung">Zeiterfassung</a>
      <a href="/devices/signage">Bildschirm</a>
    </main>
  );
}
