import { useState } from 'react';
import { demoAccounts } from '@/content/demoAccounts';
import { DemoControls } from './DemoControls';

type DemoNoticeProps = {
  /** Class that lines it up with the page's content. */
  readonly width: string;
};

/**
 * The slim notice of a build without API hosts: it says that the data are a demo's, names the two
 * accounts to log in with, and opens the demo's controls (decisions, section 2).
 */
export function DemoNotice({ width }: DemoNoticeProps) {
  const [opened, setOpened] = useState(false);
  return (
    <aside className="border-b border-line bg-sunken text-[0.8125rem]" aria-label="Demo">
      <details
        className={width}
        onToggle={(event) => {
          if (event.currentTarget.open) setOpened(true);
        }}
      >
        <summary className="min-h-11 cursor-pointer py-[0.7rem]">
          Demo data, kept in this browser. <span className="underline">Log in and controls</span>
        </summary>
        <div className="grid gap-3 pb-4">
          <dl className="grid gap-1">
            {demoAccounts.map(({ role, email, password }) => (
              <div key={role}>
                <dt className="inline font-semibold">
                  {role === 'admin' ? 'Admin account: ' : 'Member account: '}
                </dt>
                <dd className="inline">
                  <code>{email}</code>, password <code>{password}</code>
                </dd>
              </div>
            ))}
          </dl>
          {opened && <DemoControls />}
        </div>
      </details>
    </aside>
  );
}
