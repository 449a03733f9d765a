import { memberWords } from '@/content/memberWords';
import '@/ui/card.css';
import '@/ui/skeleton.css';

/** The shape of a members' page while it is not known yet who is here. */
export function MemberWaiting() {
  return (
    <div className="feed" role="status" aria-label={memberWords.loading}>
      <div className="skel skel--banner" />
      {['first', 'second'].map((name) => (
        <div key={name} className="card member-waiting" aria-hidden="true">
          <span className="skel skel--arch" />
          <span className="skel" />
          <span className="skel" />
        </div>
      ))}
    </div>
  );
}
