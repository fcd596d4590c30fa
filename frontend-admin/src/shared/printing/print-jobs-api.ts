import { notPrintedText } from '@bestellwerk/domain/printing/fitting-printer';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { printJobsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

export type PrintJob = PrintJobDocument;

export interface PrintJobPage {
  jobs: PrintJob[];
  total: number;
}

interface PageOfJobs {
  /** Ids; one is a choice, several are all that the user sees. */
  branches: readonly string[];
  page: number;
  limit: number;
}

/** Jobs newest first after `changed` jobs arrived in any sequence. Changes `known` in place. */
export function mergeJobs(known: PrintJob[], changed: readonly PrintJob[]): void {
  for (const job of changed) {
    const at = known.findIndex(({ id }) => id === job.id);
    if (at < 0) known.push(job);
    else if (BigInt(job.revision) > BigInt(known[at]!.revision)) known[at] = job;
  }
  known.sort((one, other) => other.queuedAt.localeCompare(one.queuedAt));
}

const printJobsApi = api.enhanceEndpoints({ addTagTypes: ['PrintJobs'] }).injectEndpoints({
  endpoints: (build) => ({
    printJobs: build.query<PrintJobPage, PageOfJobs>({
      extraOptions: { failure: 'Druckaufträge konnten nicht geladen werden.' },
      query: ({ branches, page, limit }) => ({
        url: 'print-jobs',
        params: { 'filter[branch]': branches.length === 1 ? branches[0] : null, page, limit },
      }),
      transformResponse: (jobs: PrintJob[], meta) => ({ jobs, total: meta?.list?.total ?? jobs.length }),
      providesTags: ['PrintJobs'],
      onCacheEntryAdded: ({ branches }, entry) => followQuery(entry, branches.map(printJobsTopic)),
    }),
    /** What was printed of an order of a branch. */
    orderPrints: build.query<PrintJob[], { order: string; branch: string }>({
      extraOptions: { failure: 'Druckaufträge konnten nicht geladen werden.' },
      query: ({ order }) => `orders/${order}/print-jobs`,
      providesTags: ['PrintJobs'],
      onCacheEntryAdded: ({ order, branch }, entry) =>
        followQuery<PrintJob>(entry, [printJobsTopic(branch)], (rows) =>
          entry.updateCachedData((jobs) =>
            mergeJobs(
              jobs,
              rows.filter((job) => job.order?.id === order),
            ),
          ),
        ),
    }),
    printJob: build.query<PrintJob, string>({
      extraOptions: { failure: 'Druckauftrag konnte nicht geladen werden.' },
      query: (id) => `print-jobs/${id}`,
    }),
    printOrder: build.mutation<
      PrintJob,
      { order: string; template: OrderTemplate; printer: string | null; idempotencyKey: string }
    >({
      extraOptions: {
        failure: ({ template }: { template: OrderTemplate }) => notPrintedText(template),
      },
      query: ({ order, template, printer, idempotencyKey }) => ({
        url: `orders/${order}/print`,
        method: 'POST',
        body: { template, ...(printer !== null && { printer }) },
        idempotencyKey,
      }),
      invalidatesTags: ['PrintJobs'],
    }),
    cancelPrint: build.mutation<PrintJob, string>({
      extraOptions: { failure: 'Druckauftrag konnte nicht abgebrochen werden.' },
      query: (id) => ({ url: `print-jobs/${id}/cancel`, method: 'POST', body: {} }),
      invalidatesTags: ['PrintJobs'],
    }),
    resolvePrint: build.mutation<PrintJob, { id: string; wasPrinted: boolean }>({
      extraOptions: { failure: 'Antwort konnte nicht gespeichert werden.' },
      query: ({ id, wasPrinted }) => ({
        url: `print-jobs/${id}/resolve`,
        method: 'POST',
        body: { wasPrinted },
      }),
      invalidatesTags: ['PrintJobs'],
    }),
  }),
});

export const {
  usePrintJobsQuery,
  useOrderPrintsQuery,
  usePrintJobQuery,
  usePrintOrderMutation,
  useCancelPrintMutation,
  useResolvePrintMutation,
} = printJobsApi;
