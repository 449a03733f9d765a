import { myRequests } from '@/content/quoteRequest';
import { RequestList } from '@/features/quote/RequestList';
import type { ScreenHead } from '@/lib/pageHead';
import * as alertStyles from '@/ui/alert.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = (): ScreenHead => ({
  title: `${myRequests.title} | Kingdom Builders`,
  description: myRequests.lead,
  index: false,
});

/** The receipts of quote requests on this device (decisions, section 5). */
export default function MyRequestsPage() {
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.section} ${layoutStyles.fullHeight}`}>
      <div className={layoutStyles.stack}>
        <h1>{myRequests.title}</h1>
        <p className={layoutStyles.lead}>{myRequests.lead}</p>
        <noscript>
          <p className={alertStyles.alert}>{myRequests.noScript}</p>
        </noscript>
      </div>
      <RequestList />
    </div>
  );
}
