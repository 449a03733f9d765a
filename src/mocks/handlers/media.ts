import { HttpResponse } from 'msw';
import { notFound } from '@/mocks/refusal';
import type { Route } from '@/mocks/routing';
import { mediaPath } from '@/mocks/wire';

/** Without a token, since an `<img>` sends none. */
export const mediaRoutes: readonly Route[] = [
  {
    host: 'portal',
    method: 'GET',
    path: mediaPath,
    access: 'anyone',
    answer: async ({ context, params }) => {
      const picture = await context.database.readPicture(params['name'] ?? '');
      if (picture === undefined) throw notFound();
      return HttpResponse.arrayBuffer(picture.bytes.slice(0), {
        headers: { 'Content-Type': picture.type, 'X-Content-Type-Options': 'nosniff' },
      });
    },
  },
];
