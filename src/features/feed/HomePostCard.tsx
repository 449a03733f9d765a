import type { Post } from '@/api/models/post';

/** A post in short: author, title, three lines and its picture, all as text. */
export function HomePostCard({ post }: { readonly post: Post }) {
  const { author, title, body, picture } = post;
  return (
    <article className="home-post card">
      <header>
        <span className="avatar" aria-hidden="true">
          {author.slice(0, 1).toUpperCase()}
        </span>
        <b>{author}</b>
      </header>
      {title !== '' && <h3>{title}</h3>}
      {body !== '' && <p className="body">{body}</p>}
      {picture !== undefined && (
        <img
          className="picture"
          src={picture}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </article>
  );
}
