import { registrationWords as words } from '@/content/registrationWords';
import { useRedirectAfterLogin } from '@/features/session/useRedirectAfterLogin';
import type { ScreenHead } from '@/lib/pageHead';
import { justRegistered } from '@/config/paths';
import { ArchWindow } from '@/ui/ArchWindow';
import { lazyForm } from '@/ui/form/LazyForm';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from '@/features/registration/registration.module.css';

const RegistrationForm = lazyForm(
  () => import('@/features/registration/RegistrationFields'),
  'RegistrationFields',
);

export const head = (): ScreenHead => words.head;

/** Where people become members (specification, section 2, 'Registration screen'). */
export default function RegisterPage() {
  useRedirectAfterLogin({ state: justRegistered });
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.section} ${styles.register}`}>
      <div className={styles.registerSide}>
        <div>
          <h1>{words.title}</h1>
          <p className={layoutStyles.lead}>{words.lead}</p>
        </div>
        <ArchWindow drawing="build-door" eager />
      </div>
      <RegistrationForm />
    </div>
  );
}
