import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { profileWords } from '@/content/enquiryWords';
import { identityDocumentTypes } from '@/content/formOptions';
import { formWords } from '@/content/formWords';
import { pictureDataUrl } from '@/lib/picture';
import { useHydrated } from '@/lib/useHydrated';
import { PictureField } from '@/ui/form/PictureField';
import {
  clearImageBack,
  selectImageBack,
  setImageBack,
  clearImageFront,
  selectImageFront,
  setImageFront,
  selectIdType,
  setIdType,
} from './identity.slice';
import * as fieldStyles from '@/ui/field.module.css';
import * as formStyles from '@/ui/form/form.module.css';

/** Two pictures of this size fit into local storage. */
const longest = 1400;

/** Type and pictures of a document, stored here and never sent (decisions, section 4). */
export function IdentityDocument() {
  const id = useId();
  const dispatch = useDispatch();
  const hydrated = useHydrated();
  const idType = useSelector(selectIdType);
  const front = useSelector(selectImageFront);
  const back = useSelector(selectImageBack);
  const shown = (picture: string) => (hydrated && picture !== '' ? picture : undefined);
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
            id={id}
            className={fieldStyles.select}
            value={hydrated ? idType : ''}
            onChange={(event) => dispatch(setIdType(event.target.value))}
          >
            <option value="">{formWords.select}</option>
            {identityDocumentTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <div className={formStyles.fieldLine} />
        </div>
        <PictureField
          label={profileWords.front}
          picture={shown(front)}
          longest={longest}
          onPicture={async (picture) => {
            dispatch(setImageFront(await pictureDataUrl(picture)));
          }}
          onRemove={() => dispatch(clearImageFront())}
        />
        <PictureField
          label={profileWords.back}
          picture={shown(back)}
          longest={longest}
          onPicture={async (picture) => {
            dispatch(setImageBack(await pictureDataUrl(picture)));
          }}
          onRemove={() => dispatch(clearImageBack())}
        />
      </div>
    </fieldset>
  );
}
