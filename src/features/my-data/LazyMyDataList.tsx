import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { myData } from '@/content/myDataWords';
import { retryImport } from '@/lib/retryImport';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { DataOwner } from './found';
import * as layoutStyles from '@/ui/layout.module.css';

type ListProps = { readonly dataOwner: DataOwner; readonly logOut: () => Promise<unknown> };

type LazyMyDataListProps = {
  readonly dataOwner: DataOwner | undefined;
  readonly logOut: () => Promise<unknown>;
};

/** Loaded after the page, which reserves its room. */
export function LazyMyDataList({ dataOwner, logOut }: LazyMyDataListProps) {
  const [List, setList] = useState<ComponentType<ListProps>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    retryImport(() => import('./MyDataList'), 'MyDataList').then(
      ({ MyDataList }) => setList(() => MyDataList),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  if (failed) {
    return (
      <Alert kind="danger" live>
        <p>{myData.failed}</p>
        <Button small variant="outline" onClick={load}>
          {myData.again}
        </Button>
      </Alert>
    );
  }
  if (List === undefined || dataOwner === undefined) {
    return (
      <p role="status" className={`needs-script ${layoutStyles.muted}`} data-slot="my-data-wait">
        {myData.loading}
      </p>
    );
  }
  return <List dataOwner={dataOwner} logOut={logOut} />;
}
