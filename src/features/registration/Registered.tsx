import { useEffect, useRef } from 'react';
import { registrationWords as words } from '@/content/registrationWords';
import { ButtonLink } from '@/ui/Button';

type RegisteredProps = {
  /** Why logging in failed. */
  readonly reason: string;
  /** Address of the login page. */
  readonly login: string;
};

/** The account is there but nobody is logged in: says so, and leads to the login. */
export function Registered({ reason, login }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="registered stack" data-slot="registered">
      <h2 ref={heading} tabIndex={-1}>
        {words.registered}
      </h2>
      <p>
        {words.notLoggedIn} <span className="cap">{reason}</span>
      </p>
      <p>
        <ButtonLink to={login}>{words.logIn}</ButtonLink>
      </p>
    </section>
  );
}
