import { lazy, Suspense, useId, useState } from 'react';
import { type DemoAccount, demoAccounts } from '@/content/demoAccounts';
import { demoWords as words } from '@/content/demoWords';
import * as styles from './demoNotice.module.css';

const DemoControls = /* @__PURE__ */ lazy(async () => {
  const { DemoControls: controls } = await import('./DemoControls');
  return { default: controls };
});

type DemoNoticeProps = {
  /** Aligns it with the page's content. */
  readonly width: string | undefined;
  readonly onTry: (account: DemoAccount) => Promise<string | undefined>;
};

/** Notice of a demo build with quick logins and controls (decisions, section 2). */
export function DemoNotice({ width, onTry }: DemoNoticeProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [pending, setPending] = useState<DemoAccount['role']>();
  const [message, setMessage] = useState('');

  const tryAs = async (account: DemoAccount) => {
    if (pending !== undefined) return;
    setPending(account.role);
    setMessage('');
    const refused = await onTry(account).catch(() => words.failed);
    setPending(undefined);
    setMessage(refused ?? '');
  };

  return (
    <aside className={styles.demoNotice} aria-label={words.label} data-slot="demo-notice">
      <div className={width}>
        <div className={styles.demoNoticeLine}>
          <p className={styles.demoNoticeTry}>
            <span className={styles.demoNoticeText}>
              {words.notice} <span className="needs-script">{words.tryAs}</span>
            </span>
            {demoAccounts.map((account, index) => (
              <span key={account.role} className={`${styles.demoNoticeRole} needs-script`}>
                {index > 0 && <span aria-hidden="true">·</span>}
                <button
                  type="button"
                  className={styles.demoNoticeButton}
                  aria-busy={pending === account.role}
                  onClick={() => void tryAs(account)}
                >
                  {words.role[account.role]}
                </button>
              </span>
            ))}
          </p>
          <button
            type="button"
            className={`${styles.demoNoticeButton} needs-script`}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            {words.controls}
          </button>
        </div>
        {message !== '' && (
          <p role="alert" className={styles.demoNoticeMessage}>
            {message}
          </p>
        )}
        <div id={id} hidden={!opened} className={styles.demoNoticeDetails}>
          <dl>
            {demoAccounts.map(({ role, email, password }) => (
              <div key={role}>
                <dt>{words.account[role]}</dt>
                <dd>
                  <code>{email}</code>, {words.password} <code>{password}</code>
                </dd>
              </div>
            ))}
          </dl>
          {opened && (
            <Suspense>
              <DemoControls />
            </Suspense>
          )}
        </div>
      </div>
    </aside>
  );
}
