import type { ComponentProps } from 'react';
import { StepsDivider } from './StepsDivider';
import * as layoutStyles from './layout.module.css';

const tones = {
  ground: '',
  surface: layoutStyles.surface,
  sunken: layoutStyles.sunken,
  ashlar: layoutStyles.ashlar,
  cedar: layoutStyles.onWall,
} as const;

type SectionProps = ComponentProps<'section'> & {
  readonly tone?: keyof typeof tones;
  readonly grid?: string | undefined;
  /** Ends with two steps (design guide, section 5). */
  readonly steps?: boolean;
  readonly bare?: boolean;
};

/** A band across the page; its content is as wide as the page's. */
export function Section(props: SectionProps) {
  const { tone = 'ground', grid = '', steps, bare, className = '', children, ...rest } = props;
  const padding = bare ? '' : layoutStyles.section;
  return (
    <section {...rest} className={`${padding} ${tones[tone]} ${className}`.trim()}>
      <div className={`${layoutStyles.container} ${grid}`.trim()}>{children}</div>
      {steps && <StepsDivider />}
    </section>
  );
}

/** A page's first band: limestone that ends with steps. */
export function HeroSection(props: SectionProps) {
  return <Section bare steps tone="ashlar" {...props} />;
}
