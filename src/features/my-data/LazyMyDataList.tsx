import { myData } from '@/content/pages/myData';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { DataOwner } from './storedEntry';
import * as layoutStyles from '@/ui/layout.module.css';

const loadList = () => retryImport(() => import('./MyDataList'), 'MyDataList');

type LazyMyDataListProps = {
  readonly dataOwner: DataOwner | undefined;
  readonly logOut: () => void;
};

/** Loaded after the page, which reserves its room. */
export function LazyMyDataList({ dataOwner, logOut }: LazyMyDataListProps) {
  const { value, failed, retry } = useAsync(undefined, loadList);

  if (failed) {
    return (
      <Alert kind="danger">
        <p>{myData.failed}</p>
        <Button small variant="outline" onClick={retry}>
          {myData.again}
        </Button>
      </Alert>
    );
  }
  if (value === undefined || dataOwner === undefined) {
    return (
      <p role="status" className={`needs-script ${layoutStyles.muted}`}>
        {myData.loading}
      </p>
    );
  }
  return <value.MyDataList dataOwner={dataOwner} logOut={logOut} />;
}
