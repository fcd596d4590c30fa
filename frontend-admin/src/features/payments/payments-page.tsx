import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { paymentDayText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import {
  selectionParameters,
  usePaymentDaysQuery,
  usePaymentsQuery,
} from '../../shared/orders/payments-api.js';
import { useChosenBranch, useShownBranchWords } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { OwedHint } from '../../shared/orders/owed-hint.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { daysText, useDaysInAddress } from '../../shared/days/days.js';
import { DaysChoice } from '../../shared/days/days-choice.js';
import { AboutFigures } from '../../shared/ui/about-figures.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import filters from '../../shared/ui/filters.module.css';
import { PageHead } from '../../shared/ui/page-head.js';
import { Pages } from '../../shared/ui/pages.js';
import { LedgerCheck } from './ledger-check.js';
import { ledgerDaysHint, ledgerDaysProblem } from './ledger-days.js';
import { PaymentSums } from './payment-sums.js';
import { ProviderPanel } from './provider-panel.js';
import { methodNames, useListPlace } from './list-place.js';
import { PaymentTable } from './payment-table.js';
import classes from './payments-page.module.css';

const PAGE_SIZE = 25;
const REFRESH = 60_000;

/** Payments for bookkeeping. */
export default function PaymentsPage() {
  return (
    <RequirePermission to="payments.read" title="Kein Zugriff auf Zahlungen." what="Zahlungen">
      <AllPayments />
    </RequirePermission>
  );
}

function AllPayments() {
  const [days, chooseDays, today] = useDaysInAddress(1);
  const { page, method, turnTo, chooseMethod } = useListPlace();
  const where = useShownBranchWords();
  const selection = { ...days, branch: useChosenBranch()?.id ?? null, method };
  const options = { pollingInterval: REFRESH };
  const sums = usePaymentDaysQuery(selection, options);
  const { data, isFetching } = usePaymentsQuery({ ...selection, page, limit: PAGE_SIZE }, options);
  return (
    <>
      <PageHead
        title="Zahlungen"
        note={<AboutFigures what={`${daysText(days)}, ${where}`} days={paymentDayText} />}
      >
        <Button
          component="a"
          href={addressOf({ url: 'payments/export.csv', params: selectionParameters(selection) })}
          download
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          Als CSV laden
        </Button>
      </PageHead>
      <search className={filters.filters}>
        <DaysChoice
          days={days}
          today={today}
          description={ledgerDaysHint}
          error={ledgerDaysProblem(days)}
          onChange={chooseDays}
        />
        <NativeSelect
          label="Zahlungsart"
          value={method ?? ''}
          onChange={({ currentTarget: { value } }) => chooseMethod(value)}
          data={[
            { value: '', label: 'Alle' },
            ...methodNames.map((value) => ({ value, label: paymentMethodLabels[value] })),
          ]}
        />
      </search>
      <OwedHint />
      <FailedRead endpoint="paymentDays" />
      <FailedRead endpoint="payments" />
      <PaymentSums sums={sums.data} />
      {!data && <Skeleton height={240} role="status" aria-label="Zahlungen werden geladen" />}
      {data?.payments.length === 0 && (
        <EmptyState
          title="Keine Zahlungen in dieser Auswahl."
          text="Zahlungen werden auf der Seite der Bestellung erfasst. Wählen Sie einen anderen Zeitraum, um frühere zu sehen."
        />
      )}
      <Pages total={data?.meta.total ?? 0} size={PAGE_SIZE} page={page} onPage={turnTo}>
        {data && data.payments.length > 0 && <PaymentTable payments={data.payments} isOld={isFetching} />}
      </Pages>
      <div className={classes.online}>
        <LedgerCheck days={{ ...days, branch: selection.branch }} />
        <ProviderPanel />
      </div>
    </>
  );
}
