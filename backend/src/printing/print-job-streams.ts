import { withView } from '@bestellwerk/domain/kernel/decider';
import { printJobDecider } from '@bestellwerk/domain/printing/print-job';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { printJobAfter } from '@bestellwerk/domain/views/print-job';

/** Print jobs, with the answer beside the state. */
export const printJobStreams = { stream: printJobStream, decider: withView(printJobDecider, printJobAfter) };
