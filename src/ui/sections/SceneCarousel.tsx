import { memo, useCallback, useState } from 'react';
import Exported from 'react-multi-carousel';
import { heroScenes } from '@/content/home';
import { slideDurationMs, transitionMs, responsive, Scene } from './Scene';

/** CommonJS: the import may be its exports object instead of the class. */
const Carousel: typeof Exported = Reflect.get(Exported, 'default') ?? Exported;

const slides = heroScenes.map((drawing, index) => (
  <Scene key={drawing} drawing={drawing} first={index === 0} />
));

/** A render would interrupt the current move. */
const SteadyCarousel = memo(Carousel);

/** Endless slides (specification, section 9). `still` stops after the current one. */
export function SceneCarousel({ still }: { readonly still: boolean }) {
  const [moving, setMoving] = useState(false);
  const onMove = useCallback(() => setMoving(true), []);
  const onStop = useCallback(() => setMoving(false), []);

  return (
    <SteadyCarousel
      responsive={responsive}
      infinite
      // It counts from the start of a move, but stops at its end.
      autoPlay={!still && !moving}
      autoPlaySpeed={slideDurationMs}
      transitionDuration={transitionMs}
      customTransition={`transform ${transitionMs}ms cubic-bezier(0.6, 0, 0.2, 1)`}
      beforeChange={onMove}
      afterChange={onStop}
      arrows={false}
      draggable={false}
      swipeable={false}
      keyBoardControl={false}
      pauseOnHover={false}
    >
      {slides}
    </SteadyCarousel>
  );
}
