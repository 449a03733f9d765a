import { partWords } from '@/content/pageError';
import { useOnline } from '@/lib/useOnline';
import { Button } from './Button';
import * as layoutStyles from './layout.module.css';

/** `text` with the reason while the browser is offline. */
export function useFailureText(text: string): string {
  return useOnline() ? text : `${text} ${partWords.offline}`;
}

type LoadFailureProps = {
  readonly text: string;
  readonly onRetry: () => void;
  readonly pending?: boolean;
  readonly className?: string | undefined;
};

export function LoadFailure({ text, onRetry, pending = false, className }: LoadFailureProps) {
  return (
    <div className={className ?? layoutStyles.stack} role="status">
      <p className={layoutStyles.muted}>{useFailureText(text)}</p>
      <Button variant="outline" small pending={pending} onClick={onRetry}>
        {partWords.again}
      </Button>
    </div>
  );
}
