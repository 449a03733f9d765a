import { type ComponentType, useEffect, useState } from 'react';
import { pageError, partWords as words } from '@/content/pageError';
import { retryImport } from '@/lib/retryImport';
import { Button } from './Button';
import { Modal } from './Modal';

type DialogProps = { readonly onClose: () => void };

type LostProps = DialogProps & { readonly onRetry: () => void; readonly tries: number };

/** A page never fetches a file again that failed while another imported it. So the second press reloads. */
function Lost({ onClose, onRetry, tries }: LostProps) {
  return (
    <Modal heading={words.lost} close={words.close} onClose={onClose}>
      <p>{words.lostText}</p>
      <Button onClick={onRetry}>{tries > 1 ? pageError.reload : words.again}</Button>
    </Modal>
  );
}

/** A dialog fetched when it opens; its button is busy meanwhile. */
export function lazyDialog<Name extends string, Props extends DialogProps>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return function LazyDialog(props: Props) {
    const [found, setFound] = useState<{ readonly Part?: ComponentType<Props> }>();
    const [tries, setTries] = useState(1);
    useEffect(() => {
      let isMounted = true;
      const opener = document.activeElement?.closest('button');
      opener?.setAttribute('aria-busy', 'true');
      const show = (next: typeof found) => {
        opener?.removeAttribute('aria-busy');
        if (isMounted) setFound(next);
      };
      retryImport(load, name).then(
        ({ [name]: Part }) => show({ Part }),
        () => show({}),
      );
      return () => {
        isMounted = false;
      };
    }, [tries]);
    if (found === undefined) return null;
    if (found.Part !== undefined) return <found.Part {...props} />;
    const onRetry = () => (tries > 1 ? window.location.reload() : setTries(tries + 1));
    return <Lost onClose={props.onClose} onRetry={onRetry} tries={tries} />;
  };
}
