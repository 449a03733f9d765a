import { ArrowLeft } from 'lucide-react';
import { commentPageWords as words } from '@/content/commentPageWords';
import { ButtonLink } from '@/ui/Button';
import './comments.css';

export function BackToFeed({ to }: { readonly to: string }) {
  return (
    <ButtonLink variant="quiet" small className="back-to-feed" to={to}>
      <ArrowLeft className="icon" />
      {words.toFeed}
    </ButtonLink>
  );
}
