import { Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { profileWords } from '@/content/enquiryWords';
import { identityDocumentTypes } from '@/content/formOptions';
import { formWords } from '@/content/formWords';
import { useIsStateStored } from '@/lib/isStateStored';
import { pictureDataUrl } from '@/lib/picture';
import { useHydrated } from '@/lib/useHydrated';
import { userKey } from '@/lib/userKey';
import { useUserKey } from '@/lib/useUserKey';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PictureField } from '@/ui/form/PictureField';
import { labelOf } from '@/ui/form/summaryText';
import { idTypeSlice, idbackSlice, idfrontSlice } from './identity.slice';
import { Options } from '@/ui/Options';
import * as fieldStyles from '@/ui/field.module.css';
import * as formStyles from '@/ui/form/form.module.css';
import * as formSummaryStyles from '@/ui/form/formSummary.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

/** The identity document (decisions, section 4); `words` is empty without one. */
export function useIdentityDocument() {
  const dispatch = useDispatch();
  const type = useSelector(idTypeSlice.selectors.select);
  const front = useSelector(idfrontSlice.selectors.select);
  const back = useSelector(idbackSlice.selectors.select);
  const typeLabel = labelOf(identityDocumentTypes, type);
  const words = [typeLabel, front && profileWords.front, back && profileWords.back]
    .filter(Boolean)
    .join(', ');
  const isStored = useIsStateStored();
  return {
    type,
    front,
    back,
    words,
    isRefused: words !== '' && !isStored,
    remove: () => {
      for (const { actions } of [idTypeSlice, idfrontSlice, idbackSlice]) dispatch(actions.clear());
    },
  };
}

/** The stored document in the summary, with its removal. */
export function StoredIdentity() {
  const { words, isRefused, remove } = useIdentityDocument();
  if (words === '') return null;
  return (
    <div className={`${layoutStyles.row} ${formSummaryStyles.notPrinted}`}>
      <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>
        {isRefused ? profileWords.identityRefused : profileWords.identityStored}
      </p>
      <Button small variant="outline" onClick={remove}>
        <Trash2 />
        {profileWords.identityRemove}
      </Button>
    </div>
  );
}

/** Two pictures of this size fit into local storage, which has 5 million characters. */
const maxSidePx = 1400;

/** Type and pictures of a document, stored here and never sent (decisions, section 4). */
export function IdentityDocument() {
  const id = useId();
  const dispatch = useDispatch();
  const hydrated = useHydrated();
  const { type, front, back, isRefused } = useIdentityDocument();
  const owner = useUserKey();
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    // Chosen before the script came: the render after hydration would reset it.
    const early = select.current?.value ?? '';
    if (early !== '' && early !== type) dispatch(idTypeSlice.actions.set(early));
  }, [dispatch, type]);
  const sides = [
    { label: profileWords.front, picture: front, set: idfrontSlice.actions.set },
    { label: profileWords.back, picture: back, set: idbackSlice.actions.set },
  ];
  return (
    <fieldset className={formStyles.formGroup}>
      <legend>
        {profileWords.identity} <span className={formStyles.optional}>({formWords.optional})</span>
      </legend>
      <p className={formStyles.formNote}>{profileWords.identityNote}</p>
      <div className={formStyles.formFields}>
        <div className={`${fieldStyles.field} ${formStyles.span2}`}>
          <label htmlFor={id}>{profileWords.idType}</label>
          <select
            ref={select}
            id={id}
            className={fieldStyles.select}
            value={hydrated ? type : ''}
            onChange={(event) => dispatch(idTypeSlice.actions.set(event.target.value))}
          >
            <option value="">{formWords.select}</option>
            <Options options={identityDocumentTypes} />
          </select>
          <div className={formStyles.fieldLine} />
        </div>
        {sides.map(({ label, picture, set }) => (
          <PictureField
            key={label}
            label={label}
            picture={hydrated && picture !== '' ? picture : undefined}
            maxSidePx={maxSidePx}
            onPicture={async (chosen) => {
              const url = await pictureDataUrl(chosen);
              // While it was read, another session may have begun.
              if (owner === userKey()) dispatch(set(url));
            }}
            onRemove={() => dispatch(set(''))}
          />
        ))}
      </div>
      {isRefused && <Alert kind="danger">{profileWords.identityRefused}</Alert>}
    </fieldset>
  );
}
