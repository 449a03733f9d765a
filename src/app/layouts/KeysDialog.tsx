import { useId, useState } from 'react';
import { keyGroups, keysWords as words } from '@/content/keysWords';
import { characterKeys } from '@/lib/characterKeys';
import { Modal } from '@/ui/Modal';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './memberNav.module.css';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const hint = useId();
  const [on, setOn] = useState(characterKeys.areOn);
  const [refused, setRefused] = useState(false);
  return (
    <Modal heading={words.heading} close={words.close} onClose={onClose}>
      {keyGroups.map(({ heading, keys }) => (
        <section key={heading}>
          <h3 className={styles.keysHeading}>{heading}</h3>
          <dl className={styles.keys}>
            {keys.map(([names, what]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.keysOn}>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint}
          onChange={({ target: { checked } }) => {
            const isStored = characterKeys.set(checked);
            setRefused(!isStored);
            if (isStored) setOn(checked);
          }}
        />
        {words.on}
      </label>
      <p id={hint} className={`${layoutStyles.caption} ${layoutStyles.muted} ${styles.keysHint}`}>
        {words.onHint}
      </p>
      {refused && <p role="alert">{words.notStored}</p>}
    </Modal>
  );
}
