import { useCallback } from 'react';

const heights = new Map<number, number>();

/** The card's last height in CSS pixels, if seen. */
export const lastHeight = (poll: number): number | undefined => heights.get(poll);

/** Remembers a card's height, to reserve its room. For its `ref`. */
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
