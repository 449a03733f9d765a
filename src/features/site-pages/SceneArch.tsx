import { Art } from '@/ui/Art';
import { Ring } from '@/ui/Ring';
import * as layoutStyles from '@/ui/layout.module.css';
import * as windowStyles from '@/ui/window.module.css';
import * as styles from './heroes.module.css';

type SceneArchProps = {
  readonly drawing: string;
  readonly lines?: boolean;
  /** For a narrow column: shows only the scene's middle. */
  readonly tall?: boolean;
};

/** A scene in a wide arch (design guide, section 5), loaded first. */
export function SceneArch({ drawing, lines = false, tall = false }: SceneArchProps) {
  return (
    <div
      className={tall ? `${styles.sceneArch} ${styles.sceneArchTall}` : styles.sceneArch}
      data-slot="scene-arch"
    >
      {lines && (
        <svg className={layoutStyles.lines} viewBox="0 0 100 80" aria-hidden="true">
          <circle cx="50" cy="50" r="56" />
          <path d="M-9 50H0M100 50H160M50 -18V-5" strokeDasharray="9 5" />
          <path d="M112 50h5M114.5 47.5v5" />
        </svg>
      )}
      <div className={styles.frameOut}>
        <span className={windowStyles.window}>
          <Art drawing={drawing} width={1200} height={960} eager fetchPriority="high" />
        </span>
      </div>
      <Ring outer={109.9} keystone />
    </div>
  );
}
