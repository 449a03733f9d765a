import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DemoAccount } from '@/content/demoAccounts';
import { DemoNotice } from '@/features/demo/DemoNotice';
import { useSessionActions } from '@/session/session';
import { paths } from '@/config/paths';
import * as layoutStyles from '@/ui/layout.module.css';

type PageTopProps = { readonly width?: string | undefined };

function DemoTop({ width }: Required<PageTopProps>) {
  const { logIn } = useSessionActions();
  const navigate = useNavigate();
  const logInAs = async ({ email, password, role }: DemoAccount) => {
    const refused = await logIn({ email, password, admin: role === 'admin' });
    if (refused !== undefined) return refused.message;
    await navigate(role === 'admin' ? paths.adminDashboard : paths.community);
    return undefined;
  };
  return <DemoNotice width={width} onTry={logInAs} />;
}

/** By hand: the browser's own jump would make an entry of the history that the router does not know. */
function skipToContent(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('#main');
  if (main === null) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

export function PageTop({ width = layoutStyles.container }: PageTopProps) {
  return (
    <>
      <a className={layoutStyles.skip} href="#main" onClick={skipToContent}>
        Skip to content
      </a>
      {__DEMO__ && <DemoTop width={width} />}
    </>
  );
}
