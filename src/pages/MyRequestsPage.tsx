import { myRequests } from '@/content/quoteRequest';
import { RequestList } from '@/features/quote/RequestList';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';

export const head = (): PageHead => ({
  title: `${myRequests.title} | Kingdom Builders`,
  description: myRequests.lead,
  canonical: paths.myRequests,
  index: false,
});

/** The receipts of quote requests on this device (decisions, section 5). */
export default function MyRequestsPage() {
  return (
    <div className="container section full-height">
      <div className="stack">
        <h1>{myRequests.title}</h1>
        <p className="lead">{myRequests.lead}</p>
        <noscript>
          <p className="alert">{myRequests.noScript}</p>
        </noscript>
      </div>
      <RequestList />
    </div>
  );
}
