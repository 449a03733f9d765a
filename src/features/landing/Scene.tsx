import { Art } from '@/ui/Art';

type SceneProps = {
  readonly drawing: string;
  /** The first one has a file of its own; others share one. */
  readonly first?: boolean;
};

/** A scene as wide as the arcade; on phones each bay has its own crop. */
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
