import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Point = { readonly x: number; readonly y: number };

/** Minimum width in pixels; also twice its height. */
const swipeWidth = 60;
const doubleTapMs = 300;
const tapRoom = 24;

const pointOf = ({ clientX, clientY }: Touch | MouseEvent): Point => ({ x: clientX, y: clientY });
const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Factor of one press, key or wheel step. */
export const zoomStep = 1.5;

/** Zoom by pinch, double tap, wheel or drag; `onSwipe` gets 1 or -1 when not zoomed. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  maxScale: number,
  onSwipe: (step: 1 | -1) => void,
) {
  const [scale, setScale] = useState(1);
  /** The fixed point: its share of the picture, and its place in the container. */
  const anchor = useRef<{ readonly share: Point; readonly at: Point } | undefined>(undefined);

  const zoomTo = (wanted: number, at?: Point) => {
    const next = Math.min(Math.max(wanted, 1), maxScale);
    const { current: element } = stage;
    if (element === null || next === scale) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = at ?? { x: left + width / 2, y: top + height / 2 };
    const inside = { x: point.x - left, y: point.y - top };
    anchor.current = {
      at: inside,
      share: {
        x: (element.scrollLeft + inside.x) / element.scrollWidth,
        y: (element.scrollTop + inside.y) / element.scrollHeight,
      },
    };
    setScale(next);
  };
  const zoomBy = (factor: number, at?: Point) => zoomTo(scale * factor, at);
  const newest = useEffectEvent(() => ({ scale, zoomTo, zoomBy, onSwipe }));

  useLayoutEffect(() => {
    const { current: fixedPoint } = anchor;
    if (fixedPoint === undefined) return;
    anchor.current = undefined;
    const element = stage.current;
    element?.scrollTo({
      left: fixedPoint.share.x * element.scrollWidth - fixedPoint.at.x,
      top: fixedPoint.share.y * element.scrollHeight - fixedPoint.at.y,
      behavior: 'instant',
    });
  });

  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let pinch: { readonly distance: number; readonly scale: number } | undefined;
    let begun: Point | undefined;
    let tap: { readonly at: number; readonly point: Point } | undefined;

    const toggle = (at: Point) => newest().zoomTo(newest().scale > 1 ? 1 : zoomStep ** 2, at);
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, handle, { passive: type === 'touchstart', signal });
    listen('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      newest().zoomBy(Math.exp(-event.deltaY / 200), pointOf(event));
    });
    listen('touchstart', ({ touches: [one, other] }) => {
      begun = one && !other ? pointOf(one) : undefined;
      pinch = one &&
        other && { distance: distance(pointOf(one), pointOf(other)), scale: newest().scale };
    });
    listen('touchmove', (event) => {
      const [one, other] = event.touches;
      if (pinch === undefined || !one || !other) return;
      if (event.cancelable) event.preventDefault();
      const [first, second] = [pointOf(one), pointOf(other)];
      const wanted = (pinch.scale * distance(first, second)) / pinch.distance;
      newest().zoomTo(wanted, between(first, second));
    });
    listen('touchend', (event) => {
      const [lifted] = event.changedTouches;
      if (event.touches.length === 0) pinch = undefined;
      if (begun === undefined || !lifted) return;
      const end = pointOf(lifted);
      const [x, y] = [end.x - begun.x, end.y - begun.y];
      begun = undefined;
      if (Math.hypot(x, y) < tapRoom) {
        const isSecond =
          tap !== undefined &&
          event.timeStamp - tap.at < doubleTapMs &&
          distance(tap.point, end) < 2 * tapRoom;
        tap = isSecond ? undefined : { at: event.timeStamp, point: end };
        if (!isSecond) return;
        // Prevents the double click.
        if (event.cancelable) event.preventDefault();
        toggle(end);
        return;
      }
      const isAcross = Math.abs(x) > swipeWidth && Math.abs(x) > 2 * Math.abs(y);
      if (isAcross && newest().scale === 1) newest().onSwipe(x < 0 ? 1 : -1);
    });
    listen('dblclick', (event) => toggle(pointOf(event)));
    listen('pointermove', ({ pointerType, buttons, movementX, movementY }) => {
      if (pointerType !== 'mouse' || buttons !== 1) return;
      element.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    });
    return () => stop.abort();
  }, [stage]);

  return { scale, zoomBy, zoomTo };
}
