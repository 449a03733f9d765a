import { groupWords as words } from '@/content/groupWords';
import type { Group } from '@/content/groups/model';
import { paths } from '@/config/paths';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './group.module.css';

/** What the group does, for whom, and what happens after a request. */
export function GroupFacts({ group }: { readonly group: Group }) {
  return (
    <section
      className={`${layoutStyles.section} ${layoutStyles.surface} ${styles.groupFacts}`}
      data-slot="group-facts"
    >
      <div className={layoutStyles.container}>
        <div className={styles.groupAbout}>
          <div>
            <h2>{words.does}</h2>
            <p>{group.does}</p>
          </div>
          <div>
            <h2>{words.forWhom}</h2>
            <p>{group.forWhom}</p>
          </div>
        </div>
        <h2>{words.after}</h2>
        <NumberedSteps steps={words.steps(words.sends(group))} />
        <TextLink to={paths.communities}>{words.communities}</TextLink>
      </div>
    </section>
  );
}
