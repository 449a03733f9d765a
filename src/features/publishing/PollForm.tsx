import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { Copy, Image, Upload } from 'lucide-react';
import type { Poll } from '@/api/models/poll';
import { feedWords } from '@/content/feedWords';
import { pictureWords } from '@/content/writingWords';
import { pollFormWords as words, publishingWords } from '@/content/publishingWords';
import { paths, withQuery } from '@/config/paths';
import { textOf } from '@/lib/fieldOf';
import type { NewOutboxItem, OutboxItem } from '@/outbox/item';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { requiredText } from '@/ui/form/rules';
import { TextAreaField } from '@/ui/form/TextField';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { showToast } from '@/ui/toast';
import { UnsavedChanges } from './UnsavedChanges';
import { usePublishing } from './usePublishing';
import { formWords } from '@/content/formWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import '@/ui/form/form.module.css';
import * as styles from './publishing.module.css';

const schema = z.object({ question: requiredText(publishingWords.required) });

const publishing = {
  id: 'admin-poll',
  formName: 'admin poll',
  first: 'question',
  names: { entry_text: 'question' },
  toItem: (values: Readonly<Record<string, unknown>>): NewOutboxItem => ({
    kind: 'poll',
    target: {},
    payload: { question: textOf(values, 'question').trim() },
  }),
};

function PollLink({ path }: { readonly path: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      setStatus(feedWords.copied);
    } catch {
      setStatus(words.notCopied);
    }
  };
  return (
    <div className={styles.publishingActions}>
      <Button small onClick={() => void copy()}>
        <Copy />
        {feedWords.copy}
      </Button>
      <ButtonLink small variant="outline" to={path}>
        {words.open}
      </ButtonLink>
      <div role="status">{status}</div>
    </div>
  );
}

/** Publishes a poll's question (specification, section 2); the rest is not stored. */
export function PollForm() {
  const id = useId();
  const form = useSchemaForm(schema);
  const { pending, failure, isDraftStored, unsaved, send } = usePublishing(form, publishing);
  const [created, setCreated] = useState<Pick<Poll, 'id' | 'question'>>();

  const onSent = ({ kind, payload, entryId }: OutboxItem) => {
    showToast('success', words.sent);
    if (kind === 'poll' && entryId !== undefined)
      setCreated({ id: entryId, question: payload.question });
  };

  return (
    <Form
      id={publishing.id}
      className={styles.pollForm}
      form={form}
      label={words.heading}
      pending={pending}
      error={failure.general}
      fieldErrors={failure.fields}
      onSubmit={() => {
        // The form does not wait until the poll is sent: offline, the next one can be posted too.
        void send(onSent);
      }}
    >
      {created !== undefined && (
        <Alert kind="success">
          <p>
            {words.last}: <b dir="auto">{created.question}</b>
          </p>
          <p className={styles.publishingNote}>{words.share}</p>
          <PollLink key={created.id} path={withQuery(paths.pollDetails, { id: created.id })} />
        </Alert>
      )}
      <TextAreaField name="question" label={words.question} rows={3} />
      {/* Fields that no call sends: disabled, with the reason. */}
      <div className={styles.notSent}>
        <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>{words.noAnswers}</p>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-category`}>{publishingWords.category}</label>
          <p className={fieldStyles.hint} id={`${id}-category-why`}>
            {words.noCategory}
          </p>
          <select
            id={`${id}-category`}
            className={fieldStyles.select}
            disabled
            aria-describedby={`${id}-category-why`}
          >
            <option>{formWords.select}</option>
          </select>
        </div>
        <div className={fieldStyles.field} role="group" aria-labelledby={`${id}-image`}>
          <span className={fieldStyles.label} id={`${id}-image`}>
            {publishingWords.image}
          </span>
          <p className={fieldStyles.hint} id={`${id}-image-why`}>
            {words.noImage}
          </p>
          <div className={styles.publishingActions}>
            <Button variant="outline" disabled aria-describedby={`${id}-image-why`}>
              <Image />
              {pictureWords.browse}
            </Button>
            <Button variant="outline" disabled aria-describedby={`${id}-image-why`}>
              <Upload />
              {publishingWords.upload}
            </Button>
          </div>
        </div>
        <div className={styles.publishingActions}>
          <Button type="submit" pending={pending}>
            {words.post}
          </Button>
        </div>
      </div>
      <UnsavedChanges isUnsaved={unsaved} isDraftStored={isDraftStored} />
    </Form>
  );
}
