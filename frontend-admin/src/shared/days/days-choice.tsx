import { NativeSelect } from '@mantine/core';
import { DateRange } from './date-range.js';
import { presetsOf, type Days, type Preset } from './days.js';

const OWN = '';

interface Properties {
  days: Days;
  today: string;
  /** More ranges to choose from. */
  others?: readonly Preset[];
  description?: string | undefined;
  error?: string | null | undefined;
  onChange(days: Days): void;
}

/** A range of days: one of those people ask for, or any other. */
export function DaysChoice({ days, today, others = [], description, error, onChange }: Properties) {
  const presets = [...presetsOf(today), ...others];
  const chosen = presets.find(({ from, to }) => from === days.from && to === days.to);
  return (
    <>
      <NativeSelect
        label="Auswahl"
        value={chosen?.label ?? OWN}
        onChange={({ currentTarget: { value } }) => {
          const preset = presets.find(({ label }) => label === value);
          if (preset) onChange({ from: preset.from, to: preset.to });
        }}
        data={[
          ...(chosen ? [] : [{ value: OWN, label: 'Eigener Zeitraum' }]),
          ...presets.map(({ label }) => label),
        ]}
      />
      <DateRange
        label="Zeitraum"
        value={[days.from, days.to]}
        maxDate={today}
        description={description}
        error={error}
        onChange={([from, to]) => from !== null && to !== null && onChange({ from, to })}
      />
    </>
  );
}
