import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Poll } from '@/api/models/poll';
import { draftWords } from '@/content/draftWords';
import { pollFormWords as words, publishingWords } from '@/content/publishingWords';
import type { NewOutboxItem, OutboxItem } from '@/outbox/item';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import '@/ui/field.css';
import { Form } from '@/ui/form/Form';
import '@/ui/form/form.css';
import { requiredText } from '@/ui/form/rules';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { showToast } from '@/ui/toast';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';
import { NotSentFields } from './NotSentFields';
import './publishing.css';
import { fieldText, usePublishing } from './usePublishing';

const schema = z.object({
  question: requiredText(publishingWords.required),
});

const publishing = {
  id: 'admin-poll',
  place: 'admin poll',
  first: 'question',
  names: { entry_text: 'question' },
  toItem: (values: Readonly<Record<string, unknown>>): NewOutboxItem => ({
    kind: 'poll',
    target: {},
    payload: { question: fieldText(values, 'question').trim() },
  }),
};

type PollFormProps = {
  /** Called if the provider names the created poll. */
  readonly onCreated: (poll: Poll) => void;
  readonly toPoll: (poll: Poll) => string;
};

/** Publishes a poll's question (specification, section 2); the rest is not stored. */
export function PollForm({ onCreated, toPoll }: PollFormProps) {
  const form = useSchemaForm(schema);
  const { pending, failure, refused, unsaved, send } = usePublishing(form, publishing);
  const [created, setCreated] = useState<Poll>();

  const onSent = ({ kind, payload, entryId }: OutboxItem) => {
    showToast('success', words.sent);
    const poll: Poll | undefined =
      kind === 'poll' && entryId !== undefined
        ? { id: entryId, question: payload.question, answers: [] }
        : undefined;
    setCreated(poll);
    if (poll !== undefined) onCreated(poll);
  };

  return (
    <Form
      id={publishing.id}
      className="poll-form"
      form={form}
      label={words.heading}
      pending={pending}
      error={failure.general}
      fieldErrors={failure.fields}
      onSubmit={() => send(onSent)}
    >
      {created !== undefined && (
        <Alert kind="success">
          <p>
            {words.last}: <b dir="auto">{created.question}</b>
          </p>
          <Link className="link" to={toPoll(created)}>
            {words.open}
          </Link>
        </Alert>
      )}
      <TextAreaField name="question" label={words.question} rows={3} />
      <NotSentFields>
        <Button type="submit" pending={pending}>
          {words.post}
        </Button>
      </NotSentFields>
      <p className="small muted" role="status">
        {refused && draftWords.refused}
      </p>
      <UnsavedChangesDialog unsaved={unsaved} kept={!refused} />
    </Form>
  );
}
