import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { draftWords } from '@/content/writingWords';
import { formWords, notSentOnline, summaryWords } from '@/content/formWords';
import { paths } from '@/config/paths';
import { settings } from '@/config/site';
import { useDoubleClickGuard } from '@/lib/clicks';
import { Button } from '@/ui/Button';
import { TextLink } from '@/ui/TextLink';
import { Form } from './Form';
import { FormSummary } from './FormSummary';
import type { SummaryEntry } from './summaryText';
import { useDraft } from './useDraft';
import { useSchemaForm } from './useSchemaForm';
import * as formStyles from './form.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

const noValues: FieldValues = {};

type DraftFormProps<Output> = {
  readonly formName: string;
  readonly title: string;
  readonly submit: string;
  readonly level?: 2 | 3;
  readonly schema: z.ZodMiniType<Output, FieldValues>;
  /** The answers in words, for summary, copy, download and mail. */
  readonly entries: (values: Output) => readonly SummaryEntry[];
  readonly onDone?: (values: Output) => void;
  readonly someOptional?: boolean;
  readonly summaryExtra?: ReactNode;
  readonly children: ReactNode;
};

/** In the draft while the summary shows, so that a reload shows it again. */
const summaryMark = 'summary-shown';

/** A form without a call: validated, stored here, summarised (decisions, section 5). */
export function DraftForm<Output>(props: DraftFormProps<Output>) {
  const { formName, title, level = 3, schema, entries, onDone } = props;
  const form = useSchemaForm(schema);
  const [answers, setAnswers] = useState<Output>();
  const [broughtBack, setBroughtBack] = useState(false);
  const draft = useDraft(form, formName, {
    onRestored: async (values) => {
      const parsed = await schema.safeParseAsync(values);
      const restored = values[summaryMark] === summaryMark ? parsed.data : undefined;
      if (restored === undefined && !broughtBack) return;
      setBroughtBack(restored !== undefined);
      setAnswers(restored);
    },
  });
  /** What Start over emptied; without values once something is typed. */
  const [thrownAway, setThrownAway] = useState<FieldValues>();
  const canUndo = Object.keys(thrownAway ?? {}).length > 0;
  const [returned, setReturned] = useState(false);
  const restoredNote = useRef<HTMLParagraphElement>(null);
  const { subscribe } = form;
  useDoubleClickGuard(answers);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // After that, Undo would replace what is newer. The row stays: nothing moves under the pointer.
        callback: ({ type }) => type === 'change' && setThrownAway((values) => values && noValues),
      }),
    [subscribe],
  );

  useEffect(() => {
    if (returned && answers === undefined) restoredNote.current?.focus();
  }, [returned, answers]);

  const leaveSummary = () => {
    form.setValue(summaryMark, '');
    setReturned(true);
    setAnswers(undefined);
  };
  if (answers !== undefined) {
    return (
      <FormSummary
        name={formName}
        title={title}
        level={level}
        entries={entries(answers)}
        storedOnDevice={draft.isStored}
        takesFocus={!broughtBack}
        extra={props.summaryExtra}
        onEdit={leaveSummary}
        onStartOver={() => {
          leaveSummary();
          setThrownAway(form.getValues());
          form.reset();
          draft.save();
        }}
      />
    );
  }
  return (
    <Form
      form={form}
      id={formName}
      label={title}
      pending={false}
      onSubmit={async (values) => {
        setThrownAway(undefined);
        form.setValue(summaryMark, summaryMark);
        await draft.flush();
        setBroughtBack(false);
        setAnswers(values);
        onDone?.(values);
      }}
    >
      {thrownAway !== undefined && (
        <div className={formStyles.formRestart} role="status">
          {canUndo && (
            <>
              <span>{summaryWords.startedOver}</span>
              <Button
                variant="quiet"
                small
                onClick={() => {
                  for (const [name, value] of Object.entries(thrownAway)) {
                    form.setValue(name, value);
                  }
                  setThrownAway(undefined);
                  restoredNote.current?.focus();
                }}
              >
                {summaryWords.undo}
              </Button>
            </>
          )}
        </div>
      )}
      <p ref={restoredNote} className={formStyles.formNote} tabIndex={-1}>
        {props.someOptional ? formWords.othersRequired : formWords.allRequired}
      </p>
      {props.children}
      <div className={formStyles.formActions}>
        <Button type="submit" className="needs-script">
          {props.submit}
        </Button>
        <p className={`${layoutStyles.small} ${layoutStyles.muted} ${formStyles.formNotSent}`}>
          {notSentOnline(settings.contactEmail !== undefined)}
        </p>
        <TextLink to={paths.privacy}>{formWords.privacy}</TextLink>
        <p className={`${layoutStyles.small} ${layoutStyles.muted}`} role="status">
          {!draft.isStored && draftWords.refused}
        </p>
      </div>
    </Form>
  );
}
