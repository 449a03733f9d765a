import { trackerLoginWords } from '@/content/taskWords';
import { paths } from '@/lib/paths';
import { Doorway } from '@/ui/Doorway';
import '@/ui/field.css';
import { CredentialsForm } from '@/ui/form/CredentialsForm';
import '@/ui/form/form.css';
import '@/ui/link.css';
import { Link } from 'react-router-dom';
import './trackerLogin.css';
import { useTrackerLogin } from './useTrackerLogin';

/** The tracker's own login, with the e-mail address of who is logged in filled in. */
export function TrackerLogin() {
  const { pending, fieldErrors, email, submit } = useTrackerLogin();
  return (
    <div className="tracker-door">
      <Doorway heading={trackerLoginWords.title}>
        <p className="tracker-door-note muted">{trackerLoginWords.note}</p>
        <CredentialsForm
          id="tracker-login"
          label={trackerLoginWords.title}
          email={email}
          pending={pending}
          fieldErrors={fieldErrors}
          onSubmit={(typed, password) => void submit(typed, password)}
        />
        <div className="door-foot">
          <Link className="link" to={paths.resetPassword}>
            {trackerLoginWords.reset}
          </Link>
        </div>
      </Doorway>
    </div>
  );
}
