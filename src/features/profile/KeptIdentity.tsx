import { Trash2 } from 'lucide-react';
import { profileWords } from '@/content/enquiryWords';
import { Button } from '@/ui/Button';
import { useIdentityDocument } from './useIdentityDocument';

/** In the summary: where the identity document is, and the way to remove it from this device. */
export function KeptIdentity() {
  const { words, remove } = useIdentityDocument();
  if (words === '') return null;
  return (
    <div className="row not-printed" data-slot="kept-identity">
      <p className="small muted">{profileWords.identityKept}</p>
      <Button small variant="outline" onClick={remove}>
        <Trash2 className="icon" />
        {profileWords.identityRemove}
      </Button>
    </div>
  );
}
