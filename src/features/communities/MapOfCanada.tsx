import { communitiesWords as words, mapSource } from '@/content/communitiesWords';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import { LoadFailure } from '@/ui/LoadFailure';
import type { MapProps } from './MapDrawing';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './map.module.css';

/** The map has 23 KB, and only some pages show it. */
const loadDrawing = () => retryImport(() => import('./MapDrawing'), 'MapDrawing');

/** A map of Canada as links (design guide, section 7); without its data only a text shows. */
export function MapOfCanada(props: MapProps) {
  const { value: drawing, failed, retry } = useAsync('map', loadDrawing);
  return (
    <figure className={styles.map} data-slot="map">
      <div className={styles.mapFrame}>
        {drawing !== undefined && <drawing.MapDrawing {...props} />}
        {failed && (
          <LoadFailure className={styles.mapWord} text={words.mapFailed} onRetry={retry} />
        )}
        {drawing === undefined && !failed && (
          <p className={`${styles.mapWord} ${layoutStyles.muted}`} data-slot="map-waiting">
            {words.mapLoading}
          </p>
        )}
      </div>
      <figcaption className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
        <a href={mapSource.map}>{words.credit}</a>, <a href={mapSource.licence}>{words.licence}</a>,{' '}
        {words.changed} {words.hatched}
      </figcaption>
    </figure>
  );
}
