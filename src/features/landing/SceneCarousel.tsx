import { memo, useCallback, useState } from 'react';
import Exported from 'react-multi-carousel';
import { heroScenes } from '@/content/initiatives';
import { slideDurationMs, moveTime, responsive } from './carousel';
import { Scene } from './Scene';

/** The package is CommonJS: as an import its exports object may stand where its class should. */
const Carousel: typeof Exported = Reflect.get(Exported, 'default') ?? Exported;

const slides = heroScenes.map((drawing, index) => (
  <Scene key={drawing} drawing={drawing} first={index === 0} />
));

/** The carousel forgets a move that is under way when it is rendered, so it is rendered only for a change. */
const SteadyCarousel = memo(Carousel);

/**
 * The featured scenes, passing one by one for ever (specification, section 9).
 * @param still stops after the move that is under way
 */
export function SceneCarousel({ still }: { readonly still: boolean }) {
  const [moving, setMoving] = useState(false);
  const onMove = useCallback(() => setMoving(true), []);
  const onStop = useCallback(() => setMoving(false), []);

  return (
    <SteadyCarousel
      responsive={responsive}
      infinite
      // The carousel counts from the start of a move; holding begins at its end.
      autoPlay={!still && !moving}
      autoPlaySpeed={slideDurationMs}
      transitionDuration={moveTime}
      customTransition={`transform ${moveTime}ms cubic-bezier(0.6, 0, 0.2, 1)`}
      beforeChange={onMove}
      afterChange={onStop}
      arrows={false}
      showDots={false}
      draggable={false}
      swipeable={false}
      keyBoardControl={false}
      pauseOnHover={false}
    >
      {slides}
    </SteadyCarousel>
  );
}
