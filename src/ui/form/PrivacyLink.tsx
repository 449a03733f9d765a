import { formWords } from '@/content/formWords';
import { paths } from '@/config/paths';
import { TextLink } from '@/ui/TextLink';

export function PrivacyLink() {
  return <TextLink to={paths.privacy}>{formWords.privacy}</TextLink>;
}
