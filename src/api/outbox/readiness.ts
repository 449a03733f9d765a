import { accessToken, tabToken } from '@/api/accessToken';
import { believesLoggedIn } from '@/api/sessionRecord';
import { userKey } from '@/lib/userKey';

/** Whether calls of this tab go out, and as whom. */
export type Readiness = {
  /** True while this member's acts can be sent: they are logged in here, and there is a connection. */
  readonly ready: (member: string) => boolean;
  /** This token was refused and no other came: nothing goes out until one does. */
  readonly lockOut: () => void;
};

/** Watches over who may send: acts never go out under another member's token. */
export function createReadiness(): Readiness {
  let refused: { readonly token: string | undefined } | undefined;
  return {
    ready: (member) => {
      if (member === '' || member !== userKey() || !navigator.onLine) return false;
      const token = accessToken();
      if (refused !== undefined && refused.token === token) return false;
      // A lapsed cookie is for the call itself to notice: it asks the member to log in again.
      return token === undefined ? believesLoggedIn() : token === tabToken();
    },
    lockOut: () => {
      refused = { token: accessToken() };
    },
  };
}
