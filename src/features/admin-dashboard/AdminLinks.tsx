import { adminLinks } from '@/content/adminWords';
import { Tile } from '@/ui/Tile';
import * as styles from './dashboard.module.css';

/** Specification, section 2, 'Admin dashboard'. */
export function AdminLinks() {
  return (
    <div className={styles.doors} data-slot="admin-links">
      {adminLinks.map((door) => (
        <Tile key={door.to} {...door} />
      ))}
    </div>
  );
}
