import { Link } from 'react-router-dom';
import { adminLoginPage as words } from '@/content/adminWords';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import * as buttonStyles from '@/ui/button.module.css';
import * as linkCardStyles from '@/ui/linkCard.module.css';
import * as linkStyles from '@/ui/link.module.css';

/** Links for who cannot log in here. */
export function AdminLoginWays() {
  return (
    <div className={linkCardStyles.doorFoot}>
      <Link className={linkStyles.link} to={paths.resetPassword}>
        {words.reset}
      </Link>
      <p className={linkCardStyles.or}>{words.notAdmin}</p>
      <ButtonLink variant="outline" className={buttonStyles.btnBlock} to={paths.communityLogin}>
        {words.member}
      </ButtonLink>
    </div>
  );
}
