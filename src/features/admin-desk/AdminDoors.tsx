import { adminDoors } from '@/content/adminWords';
import { Tile } from '@/ui/Tile';
import './adminDoors.css';

/** The dashboard's four doors (specification, section 2, 'Admin dashboard'). */
export function AdminDoors() {
  return (
    <div className="doors" data-slot="admin-doors">
      {adminDoors.map((door) => (
        <Tile key={door.to} {...door} />
      ))}
    </div>
  );
}
