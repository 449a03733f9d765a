import { formWords } from '@/content/formWords';
import { paths } from '@/config/paths';
import { TextLink } from '@/ui/TextLink';

/** Leads from a form that takes personal details to what happens to them. */
export function PrivacyLink() {
  return <TextLink to={paths.privacy}>{formWords.privacy}</TextLink>;
}
