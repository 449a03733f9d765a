import { Image, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formWords } from '@/content/formWords';
import { pictureWords } from '@/content/pictureWords';
import { pollFormWords, publishingWords as words } from '@/content/publishingWords';
import { Button } from '@/ui/Button';

/** Fields of a poll that no call sends: disabled, with the reason. */
export function NotSentFields({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className="not-sent">
      <div className="field">
        <label htmlFor={`${id}-category`}>{words.category}</label>
        <p className="hint" id={`${id}-category-why`}>
          {pollFormWords.noCategory}
        </p>
        <select
          id={`${id}-category`}
          className="select"
          disabled
          aria-describedby={`${id}-category-why`}
        >
          <option>{formWords.select}</option>
        </select>
      </div>
      <div className="field" role="group" aria-labelledby={`${id}-image`}>
        <span className="label" id={`${id}-image`}>
          {words.image}
        </span>
        <p className="hint" id={`${id}-image-why`}>
          {pollFormWords.noImage}
        </p>
        <div className="publishing-acts">
          <Button variant="outline" disabled aria-describedby={`${id}-image-why`}>
            <Image className="icon" />
            {pictureWords.browse}
          </Button>
          <Button variant="outline" disabled aria-describedby={`${id}-image-why`}>
            <Upload className="icon" />
            {words.upload}
          </Button>
        </div>
      </div>
      <p className="small muted">{pollFormWords.noAnswers}</p>
      <div className="publishing-acts">{children}</div>
    </div>
  );
}
