import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Poll } from '@/api/models/poll';
import { draftWords } from '@/content/draftWords';
import { pollFormWords as words, publishingWords } from '@/content/publishingWords';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import '@/ui/field.css';
import { Form } from '@/ui/form/Form';
import '@/ui/form/form.css';
import { optionalText, requiredText } from '@/ui/form/rules';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { showToast } from '@/ui/toast';
import { categoryOptions } from './categoryOptions';
import { LeaveGuard } from './LeaveGuard';
import { PictureChoice } from './PictureChoice';
import { useCreatePollMutation } from './publishing.api';
import './publishing.css';
import { usePublishing } from './usePublishing';

const schema = z.object({
  question: requiredText(publishingWords.required),
  category: optionalText(),
});

const publishing = {
  id: 'admin-poll',
  place: 'admin poll',
  first: 'question',
  names: { entry_text: 'question' },
};

type PollFormProps = {
  /** Given each poll that was created, where the provider says which it is. */
  readonly onCreated: (poll: Poll) => void;
  /** A poll's page. */
  readonly toPoll: (poll: Poll) => string;
};

/**
 * Publishes a poll (specification, section 2, 'Admin create poll'): its question, which is all that the
 * provider stores. What is typed is kept on this device until it is published; one press is one call.
 */
export function PollForm({ onCreated, toPoll }: PollFormProps) {
  const form = useSchemaForm(schema);
  const { kept, pending, failure, refused, unsaved, send } = usePublishing(form, publishing);
  const [create] = useCreatePollMutation();
  const [created, setCreated] = useState<Poll>();

  const onPublished = (poll: Poll | null | undefined) => {
    showToast('success', words.sent);
    setCreated(poll ?? undefined);
    if (poll) onCreated(poll);
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
      onSubmit={({ question }) => void send(() => create(question), onPublished)}
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
      <p className="form-note">{words.notStored}</p>
      <TextAreaField name="question" label={words.question} rows={3} />
      <SelectField
        name="category"
        label={publishingWords.category}
        options={categoryOptions}
        optional
      />
      <PictureChoice kept={kept} said={words}>
        <Button type="submit" pending={pending}>
          {words.post}
        </Button>
      </PictureChoice>
      <p className="small muted" role="status">
        {refused && draftWords.refused}
      </p>
      <LeaveGuard unsaved={unsaved} kept={!refused} />
    </Form>
  );
}
