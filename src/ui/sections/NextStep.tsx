import type { NextStepWords } from '@/content/pages/model';
import { ButtonLink } from '@/ui/Button';
import { StepsDivider } from '@/ui/StepsDivider';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

type NextStepProps = { readonly next: NextStepWords; readonly isMember?: boolean };

/** The end of a page: what to do next. */
export function NextStep({ next: { member, ...visitor }, isMember = false }: NextStepProps) {
  const next = isMember ? (member ?? visitor) : visitor;
  return (
    <section className={`${styles.nextStep} ${layoutStyles.onWall}`} data-slot="next-step">
      <div className={layoutStyles.container}>
        <div>
          <h2>{next.heading}</h2>
          <p className={layoutStyles.lead}>{next.text}</p>
          <div className={layoutStyles.row}>
            <ButtonLink variant="accent" to={next.action.to}>
              {next.action.label}
            </ButtonLink>
            {next.second && (
              <ButtonLink variant="outline" to={next.second.to}>
                {next.second.label}
              </ButtonLink>
            )}
          </div>
        </div>
        <svg className={layoutStyles.lines} viewBox="0 0 400 300" aria-hidden="true">
          <path d="M20 300V200a180 180 0 0 1 360 0V300M60 300V200a140 140 0 0 1 280 0V300" />
          <path d="M-90 200H600M200 -40V300" strokeDasharray="9 5" />
          <path d="M331.6 152.1L369.1 138.4M307.2 110L337.9 84.3M270 78.8L290 44.1M224.3 62.1L231.3 22.7M175.7 62.1L168.7 22.7M130 78.8L110 44.1M92.8 110L62.1 84.3M68.4 152.1L30.9 138.4" />
        </svg>
      </div>
      <StepsDivider />
    </section>
  );
}
