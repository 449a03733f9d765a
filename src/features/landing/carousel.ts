/** How the featured scenes pass (specification, section 9). Times in milliseconds. */
export const slideDurationMs = 3000;
export const moveTime = 2500;

/** Widths in pixels at which the carousel knows what to do; it shows one scene at each. */
export const responsive = {
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 1 },
  tablet: { breakpoint: { max: 1024, min: 464 }, items: 1 },
  mobile: { breakpoint: { max: 464, min: 0 }, items: 1 },
};

/** What must hold for the scenes to move at all: no autoplay on mobile, and none for who asks for stillness. */
export const motionConditions = [
  `(min-width: ${responsive.tablet.breakpoint.min}px)`,
  `(max-width: ${responsive.desktop.breakpoint.max}px)`,
  '(prefers-reduced-motion: no-preference)',
] as const;
