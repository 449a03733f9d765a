import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminWords } from '@/content/adminWords';
import { paths } from '@/config/paths';
import * as linkStyles from '@/ui/link.module.css';
import * as styles from './dashboard.module.css';

export function DashboardLink() {
  return (
    <Link className={`${linkStyles.link} ${styles.toDashboard}`} to={paths.adminDashboard}>
      <ArrowLeft />
      {adminWords.dashboard}
    </Link>
  );
}
