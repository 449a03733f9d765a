import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { taskWords } from '@/content/taskWords';
import { useSession } from '@/session/session';
import { selectEmail } from '@/session/session.slice';
import { TaskTracker } from '@/features/tasks/TaskTracker';
import { trackerAccessSlice } from '@/features/tasks/tracker.slice';
import { TrackerLogin } from '@/features/tasks/TrackerLogin';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = closedHead(taskWords.title);

/** The tracker behind its login; admins go to their own page of it (decisions, section 4). */
export default function TaskTrackerLoginPage() {
  const open = useSelector(trackerAccessSlice.selectors.select) !== '';
  const email = useSelector(selectEmail);
  const [wasOpen] = useState(open);
  const { status } = useSession();
  const { search } = useLocation();
  const dispatch = useDispatch();
  if (!open) return <TrackerLogin email={email} />;
  if (status === 'admin') return <Navigate to={paths.adminAllTasks + search} replace />;
  return (
    <TaskTracker
      heading={<TitleBanner heading={taskWords.title} />}
      takesFocus={!wasOpen}
      onLock={() => dispatch(trackerAccessSlice.actions.clear())}
    />
  );
}
