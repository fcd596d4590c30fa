import { useSelector } from 'react-redux';
import { selectAdded } from '../../shared/notice/notice-slice.js';

/** The notice that a product was added, for the eye, where it covers nothing. It is read out by the area of notices. */
export function AddedNote({ className = '' }: { className?: string }) {
  const number = useSelector(selectAdded);
  return (
    number !== null && (
      <span
        key={number}
        aria-hidden="true"
        className={`arriving before:content-['Produkt_zum_Warenkorb_hinzugefügt.'] ${className}`}
      />
    )
  );
}
