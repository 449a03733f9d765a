import type { ProviderRequest } from '@/api/baseQuery';
import type { Act, Errand, PostContent } from './act';
import { pictureFile } from './pictureFile';

function multipart(
  { title, message, picture }: PostContent,
  names: { readonly message: string; readonly picture: string },
): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append(names.message, message);
  if (picture !== undefined) {
    form.append(names.picture, pictureFile(picture));
  }
  return form;
}

/** The call that carries an act out (specification, section 7). */
export function requestOf(act: Act): ProviderRequest {
  const method = 'POST';
  switch (act.kind) {
    case 'post': {
      const names = { message: 'content', picture: 'post_image' };
      return { method, path: '/posts/', multipart: multipart(act.payload, names) };
    }
    case 'community-post': {
      const names = { message: 'body', picture: 'media' };
      const path = `/community/${act.target.community}/post/`;
      return { method, path, multipart: multipart(act.payload, names) };
    }
    case 'comment': {
      const json = { content: act.payload.text };
      return { method, path: `/posts/${act.target.post}/comments/`, json };
    }
    case 'community-comment': {
      const { community, post } = act.target;
      const json = { body: act.payload.text };
      return { method, path: `/community/${community}/post/${post}/comment/`, json };
    }
    case 'vote': {
      const json = { votes: act.asked };
      return { method, path: `/poll/answers/${act.target.answer}/vote/`, json };
    }
    default: {
      const { description, category } = act.payload;
      const json = { description, ...(category === undefined ? {} : { category }) };
      return { method, path: `/community/${act.target.community}/request/`, json };
    }
  }
}

/** Where an act can be found once it arrived; undefined where no list names its author. */
export function listPathOf({ kind, target }: Errand): string | undefined {
  switch (kind) {
    case 'post':
      return '/posts/';
    case 'community-post':
      return `/community/${target.community}/posts/`;
    case 'comment':
      return `/posts/${target.post}/comments/`;
    case 'community-comment':
      return `/community/${target.community}/post/${target.post}/comments/`;
    default:
      return undefined;
  }
}
