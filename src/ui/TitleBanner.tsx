import * as dialogStyles from './dialog.module.css';

export function TitleBanner({ heading }: { readonly heading: string }) {
  return (
    <div className={dialogStyles.titlebanner} data-slot="title-banner">
      <h1 dir="auto">{heading}</h1>
      <svg viewBox="0 0 200 90" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <path d="M4 90V60a26 26 0 0 1 52 0v30M64 90V46a36 36 0 0 1 72 0v44M144 90V60a26 26 0 0 1 52 0v30" />
        <path
          d="M12 90V60a18 18 0 0 1 36 0v30M72 90V46a28 28 0 0 1 56 0v44M152 90V60a18 18 0 0 1 36 0v30"
          opacity=".55"
        />
        <path d="M-14 60H214M40 46H160M100 -20V6" strokeDasharray="6 4" opacity=".7" />
        <path className={dialogStyles.f} d="M93 3h14l-2.4 14h-9.2z" />
      </svg>
    </div>
  );
}
