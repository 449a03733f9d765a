import { type RefObject, useEffect, useState } from 'react';

/**
 * Says when something may be put into a place without pushing aside what is in view: the place is
 * below the window, or above it, where browsers keep the view still by themselves.
 * @param place an element without height of its own
 * @param wanted true once there is something to put there
 * @returns true from the first moment at which both hold
 */
export function useRoomFor(place: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    if (!wanted || room) return undefined;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top <= 0 || top >= window.innerHeight) setRoom(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [place, wanted, room]);
  return room && wanted;
}
