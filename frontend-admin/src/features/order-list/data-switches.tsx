import { Switch } from '@mantine/core';
import classes from './order-list.module.css';
import type { ShownData } from './use-shown-data.js';

interface Properties {
  shown: ShownData;
  onShow(part: keyof ShownData, isShown: boolean): void;
}

const parts = [
  ['products', 'Produktdaten anzeigen'],
  ['customer', 'Kundendaten anzeigen'],
] as const;

/** Whether the list shows the items of each order, and the data of its customer. */
export const DataSwitches = ({ shown, onShow }: Properties) => (
  <div className={classes.switches}>
    {parts.map(([part, label]) => (
      <Switch
        key={part}
        label={label}
        checked={shown[part]}
        onChange={({ currentTarget: { checked } }) => onShow(part, checked)}
      />
    ))}
  </div>
);
