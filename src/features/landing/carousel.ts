/** Specification, section 9; milliseconds. */
export const slideDurationMs = 3000;
export const moveTime = 2500;

/** One scene at every width. */
export const responsive = {
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 1 },
  tablet: { breakpoint: { max: 1024, min: 464 }, items: 1 },
  mobile: { breakpoint: { max: 464, min: 0 }, items: 1 },
};

/** No autoplay on mobile, or if reduced motion is wanted. */
export const motionConditions = [
  `(min-width: ${responsive.tablet.breakpoint.min}px)`,
  `(max-width: ${responsive.desktop.breakpoint.max}px)`,
  '(prefers-reduced-motion: no-preference)',
] as const;
