import { CreateAccess1763600000001 } from './migrations/create-access.js';
import { CreateBackup1763600000050 } from './migrations/create-backup.js';
import { CreateBranchKey1763600000074 } from './migrations/create-branch-key.js';
import { CreateCatalogueFloor1763600000076 } from './migrations/create-catalogue-floor.js';
import { CreateDevice1763600000091 } from './migrations/create-device.js';
import { CreateErasure1763600000120 } from './migrations/create-erasure.js';
import { CreateLoginLink1763600000072 } from './migrations/create-login-link.js';
import { CreateLogProof1763600000110 } from './migrations/create-log-proof.js';
import { CreateMail1763600000073 } from './migrations/create-mail.js';
import { CreatePendingPlace1763600000003 } from './migrations/create-pending-place.js';
import { CreateOrderMessage1763600000090 } from './migrations/create-order-message.js';
import { CreateGuestPush1763600000170 } from './migrations/create-guest-push.js';
import { CreatePush1763600000096 } from './migrations/create-push.js';
import { CreateRetention1763600000125 } from './migrations/create-retention.js';
import { CreateSecret1763600000002 } from './migrations/create-secret.js';
import { CreateRedirectHit1763600000160 } from './migrations/create-redirect-hit.js';
import { CreateVisitMonths1763600000150 } from './migrations/create-visit-months.js';
import { ExtendVisitMonths1763600000165 } from './migrations/extend-visit-months.js';
import { CreateVisitSums1763600000131 } from './migrations/create-visit-sums.js';
import { CreateWeeklyReport1763600000140 } from './migrations/create-weekly-report.js';
import { CreateWorkingTime1763600000020 } from './migrations/create-working-time.js';
import { CreateSignage1763600000030 } from './migrations/create-signage.js';
import { DescribeSessions1763600000071 } from './migrations/describe-sessions.js';
import { DropPendingPlace1763600000060 } from './migrations/drop-pending-place.js';
import { RememberMails1763600000075 } from './migrations/remember-mails.js';
import { RememberSessionEnds1763600000077 } from './migrations/remember-session-ends.js';
import { RememberWhoseSessionEnded1763600000078 } from './migrations/remember-whose-session-ended.js';
import { ManageAccounts1763600000070 } from './migrations/manage-accounts.js';

/** Everything in schema `app` that does not follow from the log. */
export const migrations = [
  CreateAccess1763600000001,
  CreateSecret1763600000002,
  CreatePendingPlace1763600000003,
  CreateSignage1763600000030,
  CreateWorkingTime1763600000020,
  CreateBackup1763600000050,
  DropPendingPlace1763600000060,
  ManageAccounts1763600000070,
  DescribeSessions1763600000071,
  CreateLoginLink1763600000072,
  CreateMail1763600000073,
  CreateBranchKey1763600000074,
  RememberMails1763600000075,
  CreateCatalogueFloor1763600000076,
  RememberSessionEnds1763600000077,
  RememberWhoseSessionEnded1763600000078,
  CreateOrderMessage1763600000090,
  CreatePush1763600000096,
  CreateDevice1763600000091,
  CreateLogProof1763600000110,
  CreateErasure1763600000120,
  CreateRetention1763600000125,
  CreateVisitSums1763600000131,
  CreateWeeklyReport1763600000140,
  CreateVisitMonths1763600000150,
  CreateRedirectHit1763600000160,
  ExtendVisitMonths1763600000165,
  CreateGuestPush1763600000170,
];
