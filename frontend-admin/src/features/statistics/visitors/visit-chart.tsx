import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import classes from '../frame/frame.module.css';
import { TimeChart } from '../frame/time-chart.js';

interface Properties {
  figures: Figures;
  title: string;
  file: string;
}

/** A number over time, beside the days that it is compared with. */
export function VisitChart({ figures, title, file }: Properties) {
  const own = { key: 'value', label: title, color: 'var(--bw-chart-3)' };
  return (
    <>
      {figures.granularity === 'hour' && (
        <p className={classes.note}>
          Besuche zählen am Kalendertag, von 0 bis 24 Uhr; Bestellungen und Umsatz am Geschäftstag, der um 4
          Uhr beginnt.
        </p>
      )}
      <TimeChart title={title} kind="line" file={file} figures={figures} series={[own]} isCompared />
    </>
  );
}
