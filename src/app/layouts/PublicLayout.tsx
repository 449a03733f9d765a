import { Outlet } from 'react-router-dom';
import { PublicFrame } from './PublicFrame';

/** The public site: every page stands in one `main`, which takes the focus on navigation. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </PublicFrame>
  );
}
