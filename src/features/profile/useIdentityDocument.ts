import { useDispatch, useSelector } from 'react-redux';
import { profileWords } from '@/content/enquiryWords';
import { identityDocumentTypes } from '@/content/formOptions';
import { labelOf } from '@/ui/form/summaryText';
import { clearImageBack, selectImageBack } from './idback.slice';
import { clearImageFront, selectImageFront } from './idfront.slice';
import { selectIdType, setIdType } from './idType.slice';

/**
 * The identity document this device keeps (decisions, section 4).
 * @returns `words`: its type and the sides there are, empty where nothing is kept; `remove` forgets it
 */
export function useIdentityDocument(): { readonly words: string; readonly remove: () => void } {
  const dispatch = useDispatch();
  const type = labelOf(identityDocumentTypes, useSelector(selectIdType));
  const front = useSelector(selectImageFront) !== '' && profileWords.front;
  const back = useSelector(selectImageBack) !== '' && profileWords.back;
  return {
    words: [type, front, back].filter(Boolean).join(', '),
    remove: () => {
      dispatch(setIdType(''));
      dispatch(clearImageFront());
      dispatch(clearImageBack());
    },
  };
}
