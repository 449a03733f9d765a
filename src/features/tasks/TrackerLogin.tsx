import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { loginErrorMessage, toProviderError } from '@/api/providerError';
import { paths } from '@/config/paths';
import { trackerLoginWords } from '@/content/taskWords';
import { textOf } from '@/lib/fieldOf';
import type { ThunkStore } from '@/lib/servicesContext';
import { isIdentifiedKey, userKey } from '@/lib/userKey';
import { userKeyOf } from '@/session/saveSession';
import { login, useCurrentUserQuery } from '@/session/session.api';
import { accessToken } from '@/session/readSession';
import { Button } from '@/ui/Button';
import { LoginCard } from '@/ui/LoginCard';
import { CredentialsForm } from '@/ui/form/CredentialsForm';
import { trackerAccessSlice } from './tracker.slice';
import * as buttonStyles from '@/ui/button.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as loginCardStyles from '@/ui/loginCard.module.css';
import '@/ui/field.module.css';
import '@/ui/form/form.module.css';
import * as linkStyles from '@/ui/link.module.css';
import * as styles from './taskDialog.module.css';

/** Sets `trackerAccess` by a press or a login; refuses another member's (decisions, section 4). */
export function TrackerLogin({ email }: { readonly email: string | undefined }) {
  const store: ThunkStore = useStore();
  const owner = userKey();

  const submit = async (typed: string, password: string) => {
    const { data, error } = await store.dispatch(
      login.initiate({ email: typed, password }, { track: false }),
    );
    // Another member is here by now.
    if (userKey() !== owner) return undefined;
    if (data === undefined) return { password: loginErrorMessage(toProviderError(error)) };
    const who = userKeyOf(textOf(data.record, 'email') || typed);
    if (isIdentifiedKey(owner) && who !== owner) return { email: trackerLoginWords.another(email) };
    store.dispatch(trackerAccessSlice.actions.set(data.token));
    return undefined;
  };
  const continueWithSession = () => {
    const token = accessToken();
    if (token !== undefined && userKey() === owner)
      store.dispatch(trackerAccessSlice.actions.set(token));
  };
  const { currentData, isFetching } = useCurrentUserQuery();
  // The email is longer: the button would lose a line once the name is known.
  const name = currentData?.profile.name ?? (isFetching ? undefined : email);
  return (
    <div className={styles.trackerLogin}>
      <LoginCard heading={trackerLoginWords.title}>
        <p className={loginCardStyles.loginNote}>{trackerLoginWords.note}</p>
        {(name !== undefined || isFetching) && (
          <div className={styles.trackerContinue}>
            {name === undefined ? (
              <div className={cardStyles.skel} data-slot="skeleton" aria-hidden="true" />
            ) : (
              <Button className={buttonStyles.btnBlock} onClick={continueWithSession}>
                <bdi>{trackerLoginWords.continueAs(name)}</bdi>
              </Button>
            )}
            <p className={loginCardStyles.or}>{trackerLoginWords.or}</p>
          </div>
        )}
        <CredentialsForm
          id="tracker-login"
          label={trackerLoginWords.title}
          email={email}
          onSubmit={submit}
        />
        <div className={loginCardStyles.cardFoot}>
          <Link className={linkStyles.link} to={paths.resetPassword}>
            {trackerLoginWords.reset}
          </Link>
        </div>
      </LoginCard>
    </div>
  );
}
