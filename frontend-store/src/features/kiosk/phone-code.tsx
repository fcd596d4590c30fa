import { QRCodeSVG } from 'qrcode.react';

interface Props {
  address: string;
  /** 'QR-Code zur Zahlungsseite' */
  title: string;
  /** What is to be done with it. */
  text: string;
  /** Small, with the text beside it. */
  isAside?: boolean;
}

/** Opens a page on the guest's own phone. */
const PhoneCode = ({ address, title, text, isAside = false }: Props) => (
  <figure
    className={`mx-auto gap-4 ${isAside ? 'flex max-w-xl items-center text-left' : 'grid w-[min(24rem,70vw)]'}`}
  >
    <QRCodeSVG
      value={address}
      title={title}
      level="M"
      marginSize={4}
      className={`h-auto bg-white ${isAside ? 'w-36 shrink-0' : 'w-full'}`}
    />
    <figcaption className="text-lg">{text}</figcaption>
  </figure>
);

/** Nobody types in a card number at a kiosk. */
export const PaymentCode = ({ address }: { address: string }) => (
  <PhoneCode
    address={address}
    title="QR-Code zur Zahlungsseite"
    text="Scannen Sie den Code mit der Kamera Ihres Telefons."
  />
);

/** The page of the order, by which the guest sees when it is ready. */
export const FollowCode = ({ address }: { address: string }) => (
  <PhoneCode
    address={address}
    title="QR-Code zu Ihrer Bestellung"
    text="Auf Ihrem Telefon sehen Sie, wann Ihre Bestellung fertig ist."
    isAside
  />
);
