import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminWords } from '@/content/adminWords';
import { paths } from '@/lib/paths';
import '@/ui/link.css';
import './toDashboard.css';

/** The way back, above a page's heading. */
export function ToDashboard() {
  return (
    <Link className="link to-dashboard" to={paths.adminDashboard}>
      <ArrowLeft className="icon" />
      {adminWords.dashboard}
    </Link>
  );
}
