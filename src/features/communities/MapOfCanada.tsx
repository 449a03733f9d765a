import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { communitiesWords as words, mapSource } from '@/content/communitiesWords';
import { retryImport } from '@/lib/retryImport';
import { Button } from '@/ui/Button';
import { type CanadaMap, loadMap } from './loadMap';
import type { MapProps } from './MapDrawing';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './map.module.css';

const loadDrawing = () => retryImport(() => import('./MapDrawing'), 'MapDrawing');
const Drawing = lazy(async () => ({ default: (await loadDrawing()).MapDrawing }));

type Loaded = { readonly status: 'loading' | 'failed' } | { readonly map: CanadaMap };

/** Loads the map after hydration. */
function useMap() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const fetchMap = useCallback(async () => {
    setLoaded({ status: 'loading' });
    try {
      const [map] = await Promise.all([loadMap(), loadDrawing()]);
      setLoaded({ map });
    } catch {
      setLoaded({ status: 'failed' });
    }
  }, []);
  useEffect(() => void fetchMap(), [fetchMap]);
  return { loaded, fetchMap };
}

/** A map of Canada as links (design guide, section 7); without its data only a text shows. */
export function MapOfCanada(props: MapProps) {
  const { loaded, fetchMap } = useMap();
  const waiting = (
    <p className={`${styles.mapWord} ${layoutStyles.muted}`} data-slot="map-waiting">
      {words.mapLoading}
    </p>
  );
  return (
    <figure className={styles.map} data-slot="map">
      <div className={styles.mapPlace}>
        {'map' in loaded ? (
          <Suspense fallback={waiting}>
            <Drawing {...props} map={loaded.map} />
          </Suspense>
        ) : loaded.status === 'failed' ? (
          <div className={styles.mapWord} role="status">
            <p className={layoutStyles.muted}>{words.mapFailed}</p>
            <Button variant="outline" small onClick={() => void fetchMap()}>
              {words.again}
            </Button>
          </div>
        ) : (
          waiting
        )}
      </div>
      <figcaption className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
        <a href={mapSource.map}>{words.credit}</a>, <a href={mapSource.licence}>{words.licence}</a>,{' '}
        {words.changed} {words.hatched}
      </figcaption>
    </figure>
  );
}
