import { useState } from 'react';
import { useSelector } from 'react-redux';
import { draftKey } from './draft';
import { isNamed, userKey } from './userKey';

/**
 * The key of a form's draft. In a new tab it is known only after a call who is here: then the key changes,
 * and the form's draft has to move with it.
 */
export function useDraftKey(place: string, target = ''): string {
  const here = useSelector(() => userKey());
  const [owner, setOwner] = useState(here);
  // Whoever comes after a member gets a fresh page.
  if (here !== '' && here !== owner && !isNamed(owner)) setOwner(here);
  return draftKey(place, target, owner);
}
