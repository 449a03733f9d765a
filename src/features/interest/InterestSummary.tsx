import type { ComponentProps } from 'react';
import { formWords } from '@/content/formWords';
import { interestWords } from '@/content/interest';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import type { FormSummary } from '@/ui/form/FormSummary';
import { LoadFailure } from '@/ui/LoadFailure';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './interestWidget.module.css';

const loadSummary = () => retryImport(() => import('@/ui/form/FormSummary'), 'FormSummary');

/** Loads the summary early; a failure is reported where it is shown. */
export const prefetchSummary = (): Promise<unknown> => loadSummary().catch(() => undefined);

/** The summary; its script is no part of what the landing page loads by itself. */
export function InterestSummary(props: ComponentProps<typeof FormSummary>) {
  const { value, failed, retry } = useAsync(undefined, loadSummary);
  if (value === undefined) {
    return (
      <div className={`${styles.widget} ${cardStyles.card}`}>
        {failed ? (
          <LoadFailure text={interestWords.summaryFailed} onRetry={retry} />
        ) : (
          <p>{formWords.loading}</p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.widgetSummary}>
      <value.FormSummary {...props} />
    </div>
  );
}
