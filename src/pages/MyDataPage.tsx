import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { myData } from '@/content/pages/myData';
import type { DataOwner } from '@/features/my-data/storedEntry';
import { LazyMyDataList } from '@/features/my-data/LazyMyDataList';
import { useLogOut } from '@/features/session/useLogOut';
import { useSession } from '@/session/session';
import type { ScreenHead } from '@/lib/pageHead';
import { useUserKey } from '@/lib/useUserKey';
import { sliceCleared } from '@/lib/valueSlice';
import * as alertStyles from '@/ui/alert.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = (): ScreenHead => ({
  title: `${myData.title} | Kingdom Builders`,
  description: myData.lead,
  index: false,
});

/** What this device stores: view, export, delete. */
export default function MyDataPage() {
  const store = useStore<ReturnType<DataOwner['slices']>>();
  const logOut = useLogOut();
  const { status } = useSession();
  const key = useUserKey();
  const dataOwner = useMemo((): DataOwner | undefined => {
    if (status === 'restoring') return undefined;
    return {
      key,
      slices: () => store.getState(),
      clearSlice: (name) => void store.dispatch(sliceCleared(name)),
    };
  }, [status, key, store]);
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.section} ${layoutStyles.fullHeight}`}>
      <div className={layoutStyles.stack}>
        <h1>{myData.title}</h1>
        <p className={layoutStyles.lead}>{myData.lead}</p>
        <noscript>
          <p className={alertStyles.alert}>{myData.noScript}</p>
        </noscript>
      </div>
      <LazyMyDataList dataOwner={dataOwner} logOut={logOut} />
    </div>
  );
}
