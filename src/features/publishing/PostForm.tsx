import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Post } from '@/api/models/post';
import { paths } from '@/config/paths';
import { categoryLabel, categories, noCategoryId } from '@/content/categories';
import { postFormWords as words, publishingWords } from '@/content/publishingWords';
import type { NewOutboxItem, StoredPicture } from '@/outbox/item';
import { textOf } from '@/lib/fieldOf';
import { pictureObjectUrl } from '@/lib/picture';
import { useCurrentUserQuery } from '@/session/session.api';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField, TextField } from '@/ui/form/TextField';
import { oneOf, optionalText } from '@/ui/form/rules';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { showToast } from '@/ui/toast';
import * as layoutStyles from '@/ui/layout.module.css';
import '@/ui/choiceCards.module.css';
import '@/ui/field.module.css';
import * as formStyles from '@/ui/form/form.module.css';
import * as styles from './publishing.module.css';
import { SimilarTitle } from './SimilarTitle';
import { UnsavedChanges } from './UnsavedChanges';
import { PictureChoice, useStoredPicture } from './PictureChoice';
import { usePublishing } from './usePublishing';

/** Without 'Select Category' (specification, section 5). */
const categoryOptions = categories
  .filter(({ id }) => id !== noCategoryId)
  .map(({ id, label }) => ({ value: String(id), label }));

const postWithPicture = z.object({
  title: optionalText(),
  message: optionalText(),
  category: oneOf(categoryOptions, publishingWords.required),
});

const postWithoutPicture = postWithPicture.check(
  z.refine(({ title, message }) => title !== '' || message !== '', {
    path: ['title'],
    error: words.needs,
  }),
);

const publishing = {
  id: 'admin-post',
  formName: 'admin post',
  first: 'title',
  names: { content: 'message', post_category_id: 'category' },
  labels: { post_image: publishingWords.image },
  toItem: (
    values: Readonly<Record<string, unknown>>,
    picture: StoredPicture | undefined,
  ): NewOutboxItem => ({
    kind: 'admin-post',
    target: {},
    payload: {
      title: textOf(values, 'title'),
      message: textOf(values, 'message'),
      category: textOf(values, 'category'),
      ...(picture && { picture }),
    },
  }),
};

type PostFormProps = {
  /** Newest first; their titles are compared. */
  readonly posts: readonly Post[];
  readonly preview: (post: Post) => ReactNode;
};

/** Publishes a post through the outbox (specification, section 2, 'Admin create post'). */
export function PostForm({ posts, preview }: PostFormProps) {
  const pictureDraft = useStoredPicture(publishing.formName);
  const { picture } = pictureDraft;
  const form = useSchemaForm(picture === undefined ? postWithoutPicture : postWithPicture);
  const { pending, failure, emptiedCount, isDraftStored, unsaved, values, send } = usePublishing(
    form,
    publishing,
    pictureDraft,
  );
  const [isReading, setIsReading] = useState(false);
  const { currentData: me } = useCurrentUserQuery();
  const navigate = useNavigate();

  // The form does not wait until the post is sent: offline, the next one can be posted too.
  const submit = () => {
    const link = { label: words.toFeed, href: paths.community, go: navigate };
    void send(() => showToast('success', words.sent, link));
  };

  const label = categoryLabel(Number(textOf(values, 'category')));
  const shown: Post = {
    id: 0,
    title: textOf(values, 'title').trim(),
    body: textOf(values, 'message').trim(),
    author: me?.profile.name ?? words.you,
    ...(picture && { picture: pictureObjectUrl(picture) }),
  };
  const empty = shown.title === '' && shown.body === '' && picture === undefined;
  const { clearErrors } = form;
  const isRefused = form.formState.errors['title'] !== undefined;
  useEffect(() => {
    // A message or a picture mends what is reported at the title.
    if (!empty) clearErrors('title');
  }, [empty, clearErrors]);
  return (
    <div className={styles.formSplit}>
      <Form
        id={publishing.id}
        form={form}
        label={words.heading}
        pending={pending || isReading}
        error={failure.general}
        fieldErrors={failure.fields}
        onSubmit={submit}
      >
        {!isRefused && <p className={formStyles.formNote}>{words.needs}</p>}
        <TextField name="title" label={words.title} required={false} autoComplete="off" />
        <SimilarTitle title={textOf(values, 'title')} posts={posts} />
        <TextAreaField name="message" label={publishingWords.message} required={false} rows={7} />
        <SelectField name="category" label={publishingWords.category} options={categoryOptions} />
        <PictureChoice key={emptiedCount} draft={pictureDraft} onReading={setIsReading}>
          <Button type="submit" pending={pending || isReading}>
            {pending ? words.sending : words.post}
          </Button>
        </PictureChoice>
        <UnsavedChanges isUnsaved={unsaved} isDraftStored={isDraftStored} />
      </Form>
      <section aria-labelledby="admin-post-preview">
        <h2 className={styles.previewH} id="admin-post-preview">
          {words.preview}
        </h2>
        {empty ? (
          <p className={`${styles.previewEmpty} ${layoutStyles.muted}`}>{words.previewEmpty}</p>
        ) : (
          preview(shown)
        )}
        {label !== undefined && (
          <p className={`${layoutStyles.small} ${layoutStyles.muted} ${styles.publishingNote}`}>
            {words.previewCategory(label)}
          </p>
        )}
      </section>
    </div>
  );
}
