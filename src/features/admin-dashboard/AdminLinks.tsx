import { adminLinks } from '@/content/adminWords';
import { Tile } from '@/ui/Tile';
import './adminLinks.css';

/** Specification, section 2, 'Admin dashboard'. */
export function AdminLinks() {
  return (
    <div className="doors" data-slot="admin-links">
      {adminLinks.map((door) => (
        <Tile key={door.to} {...door} />
      ))}
    </div>
  );
}
