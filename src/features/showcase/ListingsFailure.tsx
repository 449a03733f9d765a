import { showroom } from '@/content/outsourcing';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

type ListingsFailureProps = {
  readonly level?: 2 | 3;
  readonly pending?: boolean;
  readonly onRetry: () => void;
};

/** Loading failed, with a retry. */
export function ListingsFailure({ level = 3, pending = false, onRetry }: ListingsFailureProps) {
  return (
    <EmptyState drawing="state-offline" level={level} heading={showroom.failed} failure>
      <Button variant="outline" pending={pending} onClick={onRetry}>
        {showroom.retry}
      </Button>
    </EmptyState>
  );
}
