import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Post } from '@/api/models/post';
import { pictureAddress } from '@/api/outbox/pictureAddress';
import { useCurrentUserQuery } from '@/api/sessionApi';
import { categoryLabel } from '@/content/categories';
import { postFormWords as words, publishingWords } from '@/content/publishingWords';
import { draftWords } from '@/content/draftWords';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import '@/ui/choiceCards.css';
import '@/ui/field.css';
import { Form } from '@/ui/form/Form';
import '@/ui/form/form.css';
import { oneOf, optionalText } from '@/ui/form/rules';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { showToast } from '@/ui/toast';
import { AlikeTitle } from './AlikeTitle';
import { categoryOptions } from './categoryOptions';
import { LeaveGuard } from './LeaveGuard';
import { PictureChoice } from './PictureChoice';
import { usePublishPostMutation } from './publishing.api';
import './publishing.css';
import { usePublishing } from './usePublishing';

const schema = z.object({
  title: optionalText(),
  message: optionalText(),
  category: oneOf(categoryOptions, publishingWords.required),
});

const publishing = {
  id: 'admin-post',
  place: 'admin post',
  first: 'title',
  names: { content: 'message', post_category_id: 'category' },
};

type PostFormProps = {
  /** The posts there are, the newest first: their titles are compared. */
  readonly posts: readonly Post[];
  /** Shows a post as members will see it. */
  readonly preview: (post: Post) => ReactNode;
};

/**
 * Publishes a post (specification, section 2, 'Admin create post'). What is typed is kept on this
 * device until it is published; one press is one call.
 */
export function PostForm({ posts, preview }: PostFormProps) {
  const form = useSchemaForm(schema);
  const { kept, pending, failure, refused, unsaved, said, send, refuse } = usePublishing(
    form,
    publishing,
  );
  const [publish] = usePublishPostMutation();
  const { currentData: me } = useCurrentUserQuery();
  const navigate = useNavigate();
  const { picture } = kept;

  const submit = (post: z.infer<typeof schema>) => {
    if (post.title === '' && post.message === '' && picture === undefined) {
      return refuse({ title: publishingWords.required });
    }
    return void send(
      () => publish({ ...post, picture }),
      () =>
        showToast('success', words.sent, {
          label: words.toFeed,
          href: paths.community,
          go: navigate,
        }),
    );
  };

  const label = categoryLabel(Number(said('category')));
  const shown: Post = {
    id: 0,
    title: said('title').trim(),
    body: said('message').trim(),
    author: me?.profile.name ?? words.you,
    ...(picture && { picture: pictureAddress(picture) }),
  };
  const empty = shown.title === '' && shown.body === '' && picture === undefined;
  return (
    <div className="form-split">
      <Form
        id={publishing.id}
        form={form}
        label={words.heading}
        pending={pending}
        error={failure.general}
        fieldErrors={failure.fields}
        onSubmit={submit}
      >
        <TextField name="title" label={words.title} autoComplete="off" optional />
        <AlikeTitle title={said('title')} posts={posts} />
        <TextAreaField name="message" label={publishingWords.message} rows={7} optional />
        <SelectField name="category" label={publishingWords.category} options={categoryOptions} />
        <PictureChoice kept={kept}>
          <Button type="submit" pending={pending}>
            {words.post}
          </Button>
        </PictureChoice>
        <p className="small muted" role="status">
          {refused && draftWords.refused}
        </p>
        <LeaveGuard unsaved={unsaved} kept={!refused} />
      </Form>
      <section aria-labelledby="admin-post-preview">
        <h2 className="preview-h" id="admin-post-preview">
          {words.preview}
        </h2>
        {empty ? <p className="preview-empty muted">{words.previewEmpty}</p> : preview(shown)}
        {label !== undefined && (
          <p className="small muted publishing-note">{words.previewCategory(label)}</p>
        )}
      </section>
    </div>
  );
}
