import { QRCodeSVG } from 'qrcode.react';

/** Opens the payment page on the guest's own phone: nobody types in a card number at a kiosk. */
export const PaymentCode = ({ address }: { address: string }) => (
  <figure className="mx-auto w-[min(24rem,70vw)] space-y-4">
    <QRCodeSVG
      value={address}
      title="QR-Code zur Zahlungsseite"
      level="M"
      marginSize={4}
      className="h-auto w-full bg-white"
    />
    <figcaption className="text-lg">Scannen Sie den Code mit der Kamera Ihres Telefons.</figcaption>
  </figure>
);
