import { interestSteps } from '@/content/interest';
import '@/ui/steps.css';
import type { InterestStep } from './answers';

/** The names of the three steps over the widget; they show the way and are no controls. */
export function InterestSteps({ step }: { readonly step: InterestStep }) {
  const look = (index: number) => (index === step ? 'now' : index < step ? 'done' : '');
  return (
    <ol className="steps">
      {interestSteps.map((name, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined}>
          <span className={`niche ${look(index)}`.trim()} aria-hidden="true">
            {index + 1}
          </span>
          <span className={index === step ? 'lbl cur' : 'lbl'}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
