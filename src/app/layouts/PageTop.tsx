import { lazy, Suspense } from 'react';

/** Only in a demo build; a live build contains nothing of it. */
const DemoNotice = __DEMO__
  ? lazy(async () => {
      const { DemoNotice: notice } = await import('@/features/demo/DemoNotice');
      return { default: notice };
    })
  : undefined;

type PageTopProps = {
  /** Class that lines up what is above the page with its content. */
  readonly width?: string;
};

/** The way past what every page starts with, and above all the notice of a demo build. */
export function PageTop({ width = 'container' }: PageTopProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {DemoNotice && (
        <Suspense>
          <DemoNotice width={width} />
        </Suspense>
      )}
    </>
  );
}
