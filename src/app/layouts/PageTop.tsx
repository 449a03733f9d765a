import { useNavigate } from 'react-router-dom';
import type { DemoAccount } from '@/content/demoAccounts';
import { DemoNotice } from '@/features/demo/DemoNotice';
import { useSessionActions } from '@/session/session';
import { paths } from '@/config/paths';

type PageTopProps = {
  /** Class that lines up what is above the page with its content. */
  readonly width?: string;
};

/** The notice of a demo build; one press logs in and leads to that person's first page. */
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

/** The way past what every page starts with, and above all the notice of a demo build. */
export function PageTop({ width = 'container' }: PageTopProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {__DEMO__ && <DemoTop width={width} />}
    </>
  );
}
