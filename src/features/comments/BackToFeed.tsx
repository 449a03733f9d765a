import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { fromFeed, toWrite } from '@/config/paths';
import { commentPageWords as words } from '@/content/commentPageWords';
import { isPlainClick } from '@/lib/clicks';
import { ButtonLink } from '@/ui/Button';
import * as styles from './comments.module.css';

/** A link to the feed; a step back for who came from there, so that they find their place again. */
export function BackToFeed({ to }: { readonly to: string }) {
  const { state }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event) || (state !== fromFeed && state !== toWrite)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ButtonLink variant="quiet" small className={styles.backToFeed} to={to} onClick={goBack}>
      <ArrowLeft />
      {words.toFeed}
    </ButtonLink>
  );
}
