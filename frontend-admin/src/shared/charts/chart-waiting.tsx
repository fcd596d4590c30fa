import { Skeleton } from '@mantine/core';

export const ChartWaiting = () => <Skeleton height={380} role="status" aria-label="Diagramm wird geladen" />;
