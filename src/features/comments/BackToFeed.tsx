import { ArrowLeft } from 'lucide-react';
import { commentPageWords as words } from '@/content/commentPageWords';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './comments.module.css';

export function BackToFeed({ to }: { readonly to: string }) {
  return (
    <ButtonLink variant="quiet" small className={styles.backToFeed} to={to}>
      <ArrowLeft className={layoutStyles.icon} />
      {words.toFeed}
    </ButtonLink>
  );
}
