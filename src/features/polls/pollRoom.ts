import { useCallback } from 'react';

const heights = new Map<number, number>();

/** How high a poll's card last was, in CSS pixels; undefined before it was seen. */
export const lastHeight = (poll: number): number | undefined => heights.get(poll);

/**
 * Remembers how high a poll's card is, so that it finds its room when a person comes back.
 * @returns goes to the card's `ref`
 */
export const useRememberedHeight = (poll: number) =>
  useCallback(
    (card: HTMLElement | null) => {
      if (card === null || typeof ResizeObserver !== 'function') return undefined;
      const observer = new ResizeObserver(() => heights.set(poll, card.offsetHeight));
      observer.observe(card);
      return () => observer.disconnect();
    },
    [poll],
  );
