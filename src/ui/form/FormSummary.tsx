import { Copy, Download, Mail, Pencil, Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { summaryWords } from '@/content/formWords';
import { downloadText } from '@/lib/download';
import { settings } from '@/config/site';
import { focusOnMount } from '@/lib/focusOnMount';
import { isPhoneNumber } from '@/lib/phone';
import { Button } from '@/ui/Button';
import { PhoneText } from '@/ui/formatted/PhoneText';
import * as buttonStyles from '@/ui/button.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './formSummary.module.css';
import { type SummaryEntry, summaryMail, summaryText } from './summaryText';

type FormSummaryProps = {
  readonly name: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly entries: readonly SummaryEntry[];
  readonly storedOnDevice: boolean;
  /** False if the page loaded with it. */
  readonly takesFocus: boolean;
  readonly heading?: string;
  readonly extra?: ReactNode;
  readonly onEdit: () => void;
  readonly onStartOver: () => void;
};

/** Answers to print, copy, download or mail (decisions, section 5). Takes the focus. */
export function FormSummary(props: FormSummaryProps) {
  const { name, title, level, entries, takesFocus, heading = summaryWords.heading } = props;
  const [announcement, setAnnouncement] = useState('');
  const Heading = level === 2 ? 'h2' : 'h3';
  const text = summaryText(title, entries);
  const { contactEmail } = settings;
  const mail = contactEmail === undefined ? undefined : summaryMail(contactEmail, title, text);
  const copy = async (done: string = summaryWords.copied) => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(done);
    } catch {
      setAnnouncement(summaryWords.notCopied);
    }
  };
  const download = () => {
    downloadText(`${name}.txt`, text, 'text/plain');
    setAnnouncement(summaryWords.downloaded);
  };
  const actions = [
    { Icon: Printer, label: summaryWords.print, onClick: () => window.print() },
    { Icon: Copy, label: summaryWords.copy, onClick: () => void copy() },
    { Icon: Download, label: summaryWords.download, onClick: download },
  ];
  return (
    <section className={`${styles.formSummary} ${cardStyles.card}`} data-slot="form-summary">
      <Heading ref={takesFocus ? focusOnMount : undefined} tabIndex={-1}>
        {heading}
      </Heading>
      <p className={`${layoutStyles.muted} ${styles.notPrinted}`}>
        {mail === undefined ? summaryWords.notSent : summaryWords.notSentYet}{' '}
        {props.storedOnDevice && summaryWords.stored}
      </p>
      <dl>
        {entries.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" className={value === '' ? layoutStyles.muted : undefined}>
              {isPhoneNumber(value) ? <PhoneText phone={value} /> : value || summaryWords.empty}
            </dd>
          </div>
        ))}
      </dl>
      {props.extra}
      <div className={`${layoutStyles.row} ${styles.notPrinted}`}>
        {mail !== undefined && (
          <a
            className={`${buttonStyles.btn} ${buttonStyles.btnSm}`}
            href={mail.href}
            onClick={() => {
              if (!mail.isComplete) void copy(summaryWords.copiedForMail);
            }}
          >
            <Mail />
            {summaryWords.mail}
          </a>
        )}
        {actions.map(({ Icon, label, onClick }) => (
          <Button
            key={label}
            small
            variant={mail === undefined && Icon === Printer ? 'primary' : 'outline'}
            onClick={onClick}
          >
            <Icon />
            {label}
          </Button>
        ))}
      </div>
      <p
        className={`${styles.formSummaryStatus} ${layoutStyles.small} ${styles.notPrinted}`}
        role="status"
      >
        {announcement}
      </p>
      <div className={`${layoutStyles.row} ${styles.notPrinted} ${styles.formSummaryBack}`}>
        <Button small variant="quiet" onClick={props.onEdit}>
          <Pencil />
          {summaryWords.edit}
        </Button>
        <Button small variant="quiet" onClick={props.onStartOver}>
          <RotateCcw />
          {summaryWords.startOver}
        </Button>
      </div>
    </section>
  );
}
