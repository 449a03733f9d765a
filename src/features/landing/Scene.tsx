import { Art } from '@/ui/Art';

type SceneProps = {
  /** One of the `scene-*` drawings, 1200 by 960. */
  readonly drawing: string;
  /** True for the scene the page opens with; the others come in one file. */
  readonly first?: boolean;
};

/**
 * One featured scene as wide as the arcade. On a phone the bays are too narrow for the scene's own
 * proportions, so each gets a crop of its own; elsewhere the first crop is the whole scene.
 */
export function Scene({ drawing, first = false }: SceneProps) {
  return (
    <div className="scene">
      {(['l', 'c', 'r'] as const).map((bay) => (
        <Art
          key={bay}
          drawing={drawing}
          {...(first ? {} : { sprite: 'featured' })}
          className={`crop crop--${bay}`}
          width={1200}
          height={960}
          eager
          draggable={false}
          fetchPriority={first ? 'high' : 'low'}
        />
      ))}
    </div>
  );
}
